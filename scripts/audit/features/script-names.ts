/** By which names a script uses what is newer than the oldest browsers. */
import { ALL, NEWER } from './support.ts';

/**
 * A key of `web-features` in parts, such as `api.URL.canParse_static`; a builtin's key does not say whether a member is
 * static.
 */
const KEY = /^(?:api|javascript\.builtins)\.(?:(?<owner>\w+)\.)?(?<name>\w+?)(?<kind>_static|_event)?$/;
/** Builtins that are never instantiated, or that have newer members of both kinds. */
const WITH_STATIC = new Set(['Array', 'Map', 'Math', 'Object', 'Promise', 'RegExp', 'Error', 'Uint8Array']);

/** Keys by the member, the `Owner.member`, the event or the global that leads to them. */
export type Names = Readonly<Record<'members' | 'statics' | 'events' | 'globals', Map<string, Set<string>>>>;
type Place = readonly [kind: keyof Names, name: string];

/** Where a key is looked for. What only a newer object has is found by the name that leads to the object. */
function placesOf(key: string): readonly Place[] {
  const { owner, name = '', kind } = KEY.exec(key)?.groups ?? {};
  if (name === '' || name === owner || name.includes('_')) return [];
  if (owner === undefined) return [['globals', name]];
  const isApi = key.startsWith('api');
  if (NEWER.has(`${isApi ? 'api' : 'javascript.builtins'}.${owner}`)) return [];
  if (kind === '_event') return [['events', name]];
  const asStatic: Place = ['statics', `${owner}.${name}`];
  if (kind === '_static') return [asStatic];
  const asGlobal: readonly Place[] = owner === 'Window' ? [['globals', name]] : [];
  return [['members', name], ...asGlobal, ...(!isApi && WITH_STATIC.has(owner) ? [asStatic] : [])];
}

function readNames(): Names {
  const newer: Names = { members: new Map(), statics: new Map(), events: new Map(), globals: new Map() };
  const known = new Set<string>();
  for (const key of ALL) {
    for (const [kind, name] of placesOf(key)) {
      if (NEWER.has(key)) newer[kind].set(name, (newer[kind].get(name) ?? new Set()).add(key));
      // `CSS.escape` makes `escape` say nothing either.
      else known.add(`${kind} ${name}`).add(`members ${name.replace(/^\w+\./, '')}`);
    }
  }
  // A name that something older has too says nothing.
  for (const kind of ['members', 'events', 'globals'] as const)
    for (const name of newer[kind].keys()) if (known.has(`${kind} ${name}`)) newer[kind].delete(name);
  return newer;
}

export const NAMES = readNames();
