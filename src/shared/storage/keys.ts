/**
 * Every storage key of the browser (contract, Storage keys), and the names of the related locks. An audit of the source
 * checks that no other file in `src/` contains one.
 */

/** The main document: cart, token, filters, under one version. */
export const MAIN_KEY = 'tienda';
/** Who is logged in. */
export const USER_KEY = 'tienda:usuario';
/** The saved addresses of who is logged in, a list. */
export const ADDRESS_KEY = 'tienda:address';
/** The one payment attempt of this browser with its order; in the tab's own storage too, by the tab that made it. */
export const CART_ORDER_KEY = 'tienda:cartOrder';
/** Abandoned attempts that may still turn out paid, a list of cart orders. */
export const EARLIER_PAYMENTS_KEY = 'tienda:earlierPayments';
/** Cart orders that exist at the cart service and are not paid, each with a digest of its content. */
export const UNPAID_ORDERS_KEY = 'tienda:unpaidOrders';
/** The orders placed in this browser, newest first. */
export const ORDER_HISTORY_KEY = 'tienda:orders';
/** Tax ids that were validated for an order, latest first. */
export const TAX_IDS_KEY = 'tienda:taxIds';

/** Cart lines put aside with 'Guardar para después'. */
export const SAVED_FOR_LATER_KEY = 'tienda:saved';
/** The favourites, a list of products. */
export const WISHLIST_KEY = 'tienda:wishlist';
/** What is new of the favourites: when that was looked up, what was seen of each, and which have news. */
export const WISHLIST_NEWS_KEY = 'tienda:wishlistNews';
/** The products to be compared, a list. */
export const COMPARE_KEY = 'tienda:compare';
/** Products seen lately, latest first. */
export const RECENT_KEY = 'tienda:recent';
/** What was searched for lately, latest first. */
export const SEARCHES_KEY = 'tienda:searches';

/** The currency that prices are shown in, its name as JSON. */
export const CURRENCY_KEY = 'tienda:currency';
/** The language that was chosen; its name alone, no JSON. */
export const LANGUAGE_KEY = 'tienda:language';
/** Where parcels go: ids of department and municipality. */
export const PLACE_KEY = 'tienda:place';
/** How often this browser has come, and whether it was offered to install the shop. */
export const VISITS_KEY = 'tienda:visits';
/** 'Mi talla': the size that cards are marked with. */
export const SIZE_KEY = 'tienda:size';

/** In the tab's own storage: the draft of both checkouts, without the card. */
export const CHECKOUT_FORM_KEY = 'tienda:checkoutForm';
/** In the tab's own storage: a success to be shown on the next page, plain text. */
export const FLASH_MESSAGE_KEY = 'tienda:toast';
/** In the tab's own storage: address and scroll position of the list that was left last. */
export const LIST_SCROLL_KEY = 'tienda:list-scroll';
/** In the tab's own storage: when it was last loaded anew because its build was gone, in ms. */
export const RELOADED_KEY = 'tienda:reloaded';
/** In the tab's own storage: which posted attempt's return page was opened in the language of its order already. */
export const RETURN_LANGUAGE_KEY = 'tienda:return-language';
/** Written and taken out again at once, to see whether a storage takes anything. */
export const PROBE_KEY = 'tienda:probe';

/** After a key, in the tab's own storage: what the device refused to store under it. */
export const TAB_COPY = ':tab';
/** After a key, in the tab's own storage: the device's text that the copy was made from; nothing there: it held nothing. */
export const TAB_ORIGIN = ':tab-from';
/** After a key: what could not be used of its value. */
export const REJECTED = ':rejected';

/** Lock: an order is being placed. Documents that tabs change together are locked by their key. */
export const PLACING_LOCK = 'tienda:placing-order';
/** Lock: the return of a payment is being recorded. */
export const RECORDING_LOCK = 'tienda:recording-payment';
/** Locks, with the id of a cart: each held by a tab that has settled its payment, as long as that tab is open. */
export const SETTLED_LOCK = 'tienda:settled-payment';
