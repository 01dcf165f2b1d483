/** What a tab holds, after the browser was made to let go of all it can. */
import type { CDPSession } from '@playwright/test';

/** Kilobytes of JavaScript's heap, nodes of documents (those that are out of the page too), and listeners. */
export type Memory = { readonly heap: number; readonly nodes: number; readonly listeners: number };

/** What may come to stay with a hundred acts: caches grow for a while, a leak grows with every act. */
export const MAX_GROWTH: Memory = { heap: 30, nodes: 60, listeners: 12 };

const PARTS = ['heap', 'nodes', 'listeners'] as const;

/** Collects twice: what a first collection frees may hold on to more. */
export async function readMemory(session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heap: Math.round(metric('JSHeapUsedSize') / 1024),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

/** Acts from one reading to the next: as many as leave the page as it was, so that alike is compared with alike. */
export function pauseOf(act: { readonly times: number; readonly turns: number }, readings: number): number {
  return Math.max(1, Math.floor(act.times / readings / act.turns)) * act.turns;
}

/**
 * What a hundred acts leave behind, by readings that are `acts` apart. A leak grows from each reading to the next, code
 * that is loaded once in its time does not: the middle one of all differences counts.
 */
export function growthOf(readings: readonly Memory[], acts: number): Memory {
  const grown = (part: keyof Memory): number => {
    const steps = readings.slice(1).map((after, at) => after[part] - (readings[at]?.[part] ?? 0));
    const middle = steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
    return Math.round((middle * 100) / acts);
  };
  return { heap: grown('heap'), nodes: grown('nodes'), listeners: grown('listeners') };
}

/** The parts of it that are more than may be. */
export function overGrowth(growth: Memory): readonly (keyof Memory)[] {
  return PARTS.filter((part) => growth[part] > MAX_GROWTH[part]);
}

export const memoryText = ({ heap, nodes, listeners }: Memory): string =>
  `${heap} KB, ${nodes} nodes, ${listeners} listeners`;
