/** Renders a host's configuration from its template, in `templates/`, with `{{name}}` for each value. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @throws Error when the template has a name without a value */
export function renderTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(import.meta.dirname, 'templates', `${template}.template`), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} has no value for ${name}.`);
    return value;
  });
}
