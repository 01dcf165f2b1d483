import { html } from 'hono/html';
import tables from '../data/help-tables.json' with { type: 'json' };

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

/** How sizes compare, and how to measure. */
export function sizeGuidePage(): Markup {
  return pageLayout(
    'Guía de tallas',
    html`<h1>Guía de tallas</h1>
<h2>Cómo medir su pie</h2>
<p>Párese sobre una hoja con el talón contra la pared, marque la punta del dedo más largo y mida en centímetros.
Mida ambos pies por la tarde y elija la talla del más largo.</p>
${table('Calzado', ['Europa', 'MX (cm)', 'US hombre', 'US mujer'], tables.shoes)}
<h2>Cómo medir su cuerpo</h2>
<p>Mida el pecho en su parte más ancha, la cintura en la más angosta y la cadera en la más ancha, sin apretar la
cinta. Las medidas están en centímetros.</p>
${table('Ropa', ['Talla', 'Pecho', 'Cintura', 'Cadera'], tables.clothes)}`,
  );
}
