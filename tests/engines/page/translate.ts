/**
 * Imitates Chrome's translation of a page: it changes `lang`, marks `<html>` and replaces each text by a translated one
 * in two `<font>`, now and for every later text.
 */

/** Runs in the page. Marks each text in a way that tests still find it. */
export function translateDocument(): void {
  const SKIPPED = 'script, style, noscript, textarea, code, [translate=no], .notranslate, [contenteditable]';
  /** Milliseconds that the translation of new texts takes. */
  const ANSWER_MS = 100;
  function font(): HTMLElement {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    return element;
  }
  function translateText(text: Text): void {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest('font') || parent.closest(SKIPPED)) return;
    const outer = font();
    const inner = font();
    inner.append(text.data.replace(/\S.*\S|\S/s, '«$&»'));
    outer.append(inner);
    text.replaceWith(outer);
  }
  function translateTree(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.currentNode; node; ) {
      if (node instanceof Text) texts.push(node);
      const next = walker.nextNode();
      if (!next) break;
      node = next;
    }
    texts.forEach(translateText);
  }
  document.documentElement.lang = 'en';
  document.documentElement.classList.add('translated-ltr');
  translateTree(document.body);
  new MutationObserver((changes) => {
    const coming = changes.flatMap(({ addedNodes, target, type }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    setTimeout(() => coming.filter((node) => node.isConnected).forEach(translateTree), ANSWER_MS);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
