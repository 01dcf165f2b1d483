/** Styles that come with the script that needs them (`.docs/styles.md`, the second way); after those of the page. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
