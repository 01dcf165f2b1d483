/** What is used although some of the supported browsers lack it, and what these get: the table of `scripts/audit/features/browser-features.md`. */

/** A row of the table. */
export interface Row {
  /** The key whose name and versions are printed. */
  readonly key: string;
  /** The other keys that it covers. */
  readonly also?: RegExp;
  readonly usedFor: string;
  /** What browsers without it get. */
  readonly others: string;
}

export const ROWS: readonly Row[] = [
  {
    key: 'html.elements.button.command',
    also: /^html\.elements\.button\.commandfor$/,
    usedFor: 'Menu, mini-cart and the closing buttons of dialogs',
    others: 'The same, from `shared/ui/dialogs/older-openers.ts` in the head of every page',
  },
  {
    key: 'html.elements.dialog.closedby',
    usedFor: 'Dialogs close by a press beside them',
    others: 'The same, from `shared/ui/dialogs/older-openers.ts`',
  },
  {
    key: 'html.global_attributes.popover',
    also: /popover|beforetoggle/i,
    usedFor: 'Account menu, panels of the category menu, toasts above dialogs',
    others:
      'The same, from `shared/ui/dialogs/older-openers.ts` and `older-popovers.ts`, above the page by their styles (`base.css`)',
  },
  {
    key: 'api.Document.prerendering',
    also: /^api\.Document\.prerenderingchange_event$/,
    usedFor: 'A page that was drawn before it was asked for counts nothing until it is seen',
    others: 'They draw no page beforehand, so nothing has to wait',
  },
  {
    key: 'api.Window.beforeinstallprompt_event',
    also: /^api\.Window\.appinstalled_event$/,
    usedFor: 'From the second visit on, a button that installs the shop',
    others: 'On an iPhone one line that says how; elsewhere nothing: the browser’s own menu can do it',
  },
  {
    key: 'css.at-rules.media.scripting',
    usedFor: 'What the page shows where no scripts run',
    others: 'The page as it is with scripts: no rule asks whether they are there',
  },
  {
    key: 'css.at-rules.starting-style',
    usedFor: 'Dialogs fade in',
    others: 'They stand there at once',
  },
  {
    key: 'css.properties.transition-behavior',
    usedFor: 'Dialogs fade out',
    others: 'They are gone at once',
  },
  {
    key: 'css.at-rules.view-transition',
    also: /view-?transition|pageswap|pagereveal/i,
    usedFor: 'From page to page the picture of a product moves',
    others: 'The next page, at once; React asks before it uses its own',
  },
  {
    key: 'css.properties.animation-timeline',
    also: /^css\.properties\.animation-(timeline|range)/,
    usedFor: 'The line below the header comes with the first scrolled pixels',
    others: 'The line is always there (`@supports`)',
  },
  {
    key: 'css.properties.break-before.avoid',
    usedFor:
      'In the sheet of filters a column does not begin with a category away from the one it belongs to',
    others: 'A column may begin with one, set in from the edge as everywhere',
  },
  {
    key: 'css.properties.accent-color',
    usedFor: 'Checkboxes and radio buttons have the colour of the shop',
    others: 'The same; Safari before 26.2 does not choose the tick by its contrast with the colour',
  },
  {
    key: 'css.properties.mask',
    also: /^css\.properties\.mask-/,
    usedFor: 'The icons on the pictures of cards, hollow or filled',
    others:
      'The same by the prefixed property; a heart that is not pressed is filled as well, its disc tells the two apart',
  },
  {
    key: 'css.properties.forced-color-adjust',
    also: /^css\.properties\.forced-color-adjust\.none$/,
    usedFor: 'Swatches keep their own colour where the system forces its colours',
    others: 'Safari forces no colours, so there is nothing to keep',
  },
  {
    key: 'css.properties.content-visibility',
    also: /content-?visibility|contain-intrinsic/i,
    usedFor:
      'A list that is hidden keeps its layout; the lower rows of a list are not laid out before somebody scrolls',
    others: 'Everything is drawn at once, and a hidden list is laid out anew (`@supports`)',
  },
  {
    key: 'css.properties.content.alt_text',
    usedFor: 'The cross of a toast is not read out',
    others: 'It may be read out before the name of its button (`@supports`)',
  },
  {
    key: 'css.properties.overscroll-behavior',
    also: /^css\.properties\.overscroll-behavior/,
    usedFor: 'The page stays while a dialog or a row of products is scrolled to its end',
    others: 'The same but for areas that cannot scroll, which is what the younger versions add',
  },
  {
    key: 'css.properties.scrollbar-gutter',
    also: /^css\.properties\.scrollbar-/,
    usedFor: 'Room and look of scroll bars',
    others: 'Scroll bars as the system has them; the page may move by their width',
  },
  {
    key: 'css.properties.text-wrap',
    also: /^css\.properties\.text-wrap/,
    usedFor: 'Lines of one length in headings, no single word in the last line of a text',
    others: 'Lines as they fall',
  },
  {
    key: 'css.selectors.marker',
    usedFor: 'The colour of the bullets of documents',
    others: 'Safari knows the colour, which is all that is set',
  },
  {
    key: 'html.elements.img.fetchpriority',
    also: /\.fetchPriority$/,
    usedFor: 'The first picture is fetched before the others',
    others: 'Pictures come in the order of the page',
  },
  {
    key: 'html.elements.link.rel.manifest',
    usedFor: 'The shop on the home screen',
    others: 'A bookmark',
  },
  {
    key: 'html.elements.meta.name.theme-color',
    usedFor: 'The browser around the page has the colour of the page',
    others: 'It has its own',
  },
  {
    key: 'html.elements.search',
    usedFor: 'The landmark around search boxes',
    others: 'A block without a meaning (`reset.css`); the form in it and its field have their names',
  },
  {
    key: 'html.global_attributes.autocapitalize',
    usedFor: 'Phones write the letters of a name or a tax id large',
    others: 'Somebody writes them large, or does not: what is typed is read either way',
  },
  {
    key: 'api.AbortSignal.timeout_static',
    usedFor: 'No call waits for ever',
    others: 'The same: Chrome before 124 names the reason otherwise, and nobody asks for it',
  },
  {
    key: 'api.Document.scrollend_event',
    also: /scrollend_event$/,
    usedFor: 'The place in a list is kept after scrolling; toasts move away from what scrolled below them',
    others: 'The place is kept when the page is left; toasts move when the focus does',
  },
  {
    key: 'api.Element.checkVisibility',
    usedFor: 'Which of two equal controls can be seen',
    others: 'Whether it has a box; the picture that moves asks only where pages have transitions',
  },
  {
    key: 'api.Navigator.share',
    usedFor: '‘Compartir’ with the share sheet of the system',
    others: 'The address is copied (`shared/toast/share.ts`)',
  },
  {
    key: 'api.Navigator.connection',
    also: /^api\.WorkerNavigator\.connection$/,
    usedFor: 'Nothing is fetched or stored beforehand for who saves data or has a slow line',
    others: 'It is; React asks before it uses it',
  },
  {
    key: 'api.Navigator.deviceMemory',
    also: /^api\.WorkerNavigator\.deviceMemory$/,
    usedFor: 'Nothing is fetched beforehand where there is little memory',
    others: 'It is',
  },
  {
    key: 'api.Window.requestIdleCallback',
    usedFor: 'What a first tap needs is fetched when the page has nothing else to do',
    others: 'It is fetched after the page has loaded',
  },
  {
    key: 'api.KeyboardEvent.isComposing',
    also: /\.isComposing$/,
    usedFor: 'Keys of an input method do not move in the suggestions',
    others: 'Safari before 27 says so one event too early: Enter may search for what was just composed',
  },
  {
    key: 'api.Window.beforeunload_event',
    usedFor: 'A page that is left does not load itself again',
    others: 'On an iPhone it may, once',
  },
  {
    key: 'api.Window.navigation',
    usedFor: 'React’s own transitions',
    others: 'React asks before it uses it; the shop has no such transitions',
  },
  {
    key: 'api.HTMLLinkElement.imageSizes',
    usedFor: 'React’s own preloading of pictures',
    others: 'An attribute without effect; the shop preloads none with React',
  },
  {
    key: 'css.properties.cursor.pointer',
    also: /^css\.properties\.cursor\.|^css\.selectors\.selection$|\.(contextmenu|wheel|auxclick|selectstart|fullscreen\w+)_event$/,
    usedFor: 'What is seen and done with a mouse',
    others: 'Phones have no mouse',
  },
  {
    key: 'api.Element.touchstart_event',
    also: /^api\.Element\.touch\w+_event$|^api\.TouchEvent$/,
    usedFor: 'What is done with a finger',
    others: 'Safari on a Mac has no finger to tell of',
  },
];

/** Names of our own or of a package that are those of something newer as well, and whose they are. */
export const LOOKALIKES: readonly { readonly key: RegExp; readonly whose: string }[] = [
  { key: /^api\.EventTarget\.when$/, whose: 'a property of zod' },
  { key: /^api\.FontFace\.variant$/, whose: 'the variant of an article' },
  { key: /^api\.FontFaceSet\.check$/, whose: 'a function of zod' },
  { key: /^api\.FontFaceSet\.loading_event$/, whose: 'a state of what is fetched' },
  { key: /^api\.HTMLInputElement\.capture$/, whose: 'an option of listeners' },
  { key: /^api\.IntersectionObserver\.delay$/, whose: 'a property of React' },
  { key: /^api\.Navigator\.keyboard$/, whose: 'an option of Splide' },
  { key: /^api\.NotificationEvent\.notification$/, whose: 'a property of Notyf' },
  { key: /^api\.SVGMarkerElement\.orient$/, whose: 'a function of Splide' },
  { key: /^api\.ServiceWorker\w+\.sync(_event)?$/, whose: 'how a picture is decoded; a part of Splide' },
  {
    key: /^api\.MouseEvent\.movement[XY]$/,
    whose: 'a property of React’s own events, computed where it is missing',
  },
  { key: /^api\.Window\.open$/, whose: 'whether a dialog is open' },
  { key: /^api\.Window\.devicePixelRatio$/, whose: 'known everywhere; nobody noted since when' },
];
