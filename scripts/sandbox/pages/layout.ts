import { html } from 'hono/html';

/** Escaped HTML. */
export type Markup = ReturnType<typeof html>;

/** A page of the sandbox around its content. */
export function pageLayout(title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="es-GT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<main>
${content}
</main>
</body>
</html>`;
}

/** A table with a caption; every row has as many cells as there are headings. */
export function table(
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly (string | Markup)[])[],
): Markup {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
  )}</tbody>
</table></div>`;
}
