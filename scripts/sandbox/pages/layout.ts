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

const SHOES = [
  ['35', '22', '3.5', '5'],
  ['36', '23', '4.5', '6'],
  ['37.5', '24', '5.5', '7'],
  ['40', '25', '7', '8.5'],
  ['41', '26', '8', '9.5'],
  ['42.5', '27', '9', '10.5'],
  ['44', '28', '10', '11.5'],
  ['45', '29', '11', '12.5'],
];

const CLOTHES = [
  ['XS', '80–86', '62–68', '86–92'],
  ['S', '87–93', '69–75', '93–99'],
  ['M', '94–100', '76–82', '100–106'],
  ['L', '101–107', '83–90', '107–113'],
  ['XL', '108–115', '91–99', '114–121'],
  ['XXL', '116–124', '100–109', '122–130'],
];

/** How sizes compare, and how to measure. */
export function sizeGuidePage(): Markup {
  return pageLayout(
    'Guía de tallas',
    html`<h1>Guía de tallas</h1>
<h2>Cómo medir su pie</h2>
<p>Párese sobre una hoja con el talón contra la pared, marque la punta del dedo más largo y mida en centímetros.
Mida ambos pies por la tarde y elija la talla del más largo.</p>
${table('Calzado', ['Europa', 'MX (cm)', 'US hombre', 'US mujer'], SHOES)}
<h2>Cómo medir su cuerpo</h2>
<p>Mida el pecho en su parte más ancha, la cintura en la más angosta y la cadera en la más ancha, sin apretar la
cinta. Las medidas están en centímetros.</p>
${table('Ropa', ['Talla', 'Pecho', 'Cintura', 'Cadera'], CLOTHES)}`,
  );
}
