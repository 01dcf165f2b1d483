/** Short ways to name what is pressed. */
import type { Thing } from '../controls.ts';

type Rest = Pick<Thing, 'value' | 'within'>;
type Named = (name: RegExp, rest?: Rest) => Thing;

const of =
  (role: Thing['role']): Named =>
  (name, rest) => ({ role, name, ...rest });

export const button = of('button');
export const checkbox = of('checkbox');
export const heading = of('heading');
export const link = of('link');
export const option = of('option');
export const radio = of('radio');
export const searchbox = of('searchbox');
export const select = of('combobox');
export const spinbutton = of('spinbutton');
export const summary = of('summary');
export const textbox = of('textbox');
