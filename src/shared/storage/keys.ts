/**
 * Every storage key of the browser (contract, Storage keys), and the names of the related locks. A source audit
 * checks that no other file in `src/` contains one.
 */

/** The main document: cart, token, filters, under one version. */
export const MAIN_KEY = 'tienda';
/** The logged-in customer. */
export const USER_KEY = 'tienda:usuario';
/** The saved addresses of the logged-in customer, a list. */
export const ADDRESS_KEY = 'tienda:address';
/** The one payment attempt of this browser with its order; also in the session storage of its tab. */
export const CART_ORDER_KEY = 'tienda:cartOrder';
/** Abandoned attempts that may still be paid, a list of cart orders. */
export const EARLIER_PAYMENTS_KEY = 'tienda:earlierPayments';
/** Unpaid cart orders at the cart service, each with a digest of its content. */
export const UNPAID_ORDERS_KEY = 'tienda:unpaidOrders';
/** The orders placed in this browser, newest first. */
export const ORDER_HISTORY_KEY = 'tienda:orders';
/** Tax ids that were validated for an order, latest first. */
export const TAX_IDS_KEY = 'tienda:taxIds';

/** Cart lines put aside with 'Guardar para después'. */
export const SAVED_FOR_LATER_KEY = 'tienda:saved';
/** The favourites, a list of products. */
export const WISHLIST_KEY = 'tienda:wishlist';
/** News of the favourites: the time of the last check, the last seen state of each, and those with news. */
export const WISHLIST_NEWS_KEY = 'tienda:wishlistNews';
/** The products to be compared, a list. */
export const COMPARE_KEY = 'tienda:compare';
/** Recently viewed products, latest first. */
export const RECENT_KEY = 'tienda:recent';
/** Recent searches, latest first. */
export const SEARCHES_KEY = 'tienda:searches';

/** The display currency, its name as JSON. */
export const CURRENCY_KEY = 'tienda:currency';
/** The chosen language; its plain name, no JSON. */
export const LANGUAGE_KEY = 'tienda:language';
/** The delivery place: ids of department and municipality. */
export const PLACE_KEY = 'tienda:place';
/** The visits of this browser, and whether the installation was offered. */
export const VISITS_KEY = 'tienda:visits';
/** 'Mi talla': the size that cards are marked with. */
export const SIZE_KEY = 'tienda:size';

/** In session storage: the draft of both checkouts, without the card. */
export const CHECKOUT_FORM_KEY = 'tienda:checkoutForm';
/** In session storage: a success message for the next page, plain text. */
export const FLASH_MESSAGE_KEY = 'tienda:toast';
/** In session storage: address and scroll position of the last list. */
export const LIST_SCROLL_KEY = 'tienda:list-scroll';
/** In session storage: the time of the last reload because of a missing build, in ms. */
export const RELOADED_KEY = 'tienda:reloaded';
/** In session storage: the posted attempt whose return page was already opened in the language of its order. */
export const RETURN_LANGUAGE_KEY = 'tienda:return-language';
/** Written and removed at once, to test whether a storage is writable. */
export const PROBE_KEY = 'tienda:probe';

/** Suffix of a key, in session storage: the text that the device refused. */
export const TAB_COPY = ':tab';
/** Suffix of a key, in session storage: the device's text when the copy was made; missing if it had none. */
export const TAB_ORIGIN = ':tab-from';
/** Suffix of a key: the unusable part of its value. */
export const REJECTED = ':rejected';

/** Lock for placing an order. Documents that several tabs change are locked by their key. */
export const PLACING_LOCK = 'tienda:placing-order';
/** Lock for recording the return of a payment. */
export const RECORDING_LOCK = 'tienda:recording-payment';
/** Locks with the id of a cart: each is held by a tab that has settled its payment, until the tab closes. */
export const SETTLED_LOCK = 'tienda:settled-payment';
