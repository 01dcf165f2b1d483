/** The cart page once somebody is there: its parts wait to be used. The stored lines are painted before. */
import { type Mount, startMounts } from '#shared/hydration/mounts.ts';

/** Starts the page; each loader brings what hydrates the part of its name, or draws in its place. */
export function startCartPage(loaders: Readonly<Record<'cart' | 'dates', () => Promise<Mount>>>): void {
  startMounts(loaders);
}
