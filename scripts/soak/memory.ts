/** The memory of a tab, and its growth. */
import type { CDPSession } from '@playwright/test';

/** Kilobytes of JavaScript heap, nodes of documents (also outside the page), and event listeners. */
export type Memory = { readonly heap: number; readonly nodes: number; readonly listeners: number };

/** The permitted growth for each hundred actions: caches stop growing, a leak does not. */
export const MAX_GROWTH: Memory = { heap: 30, nodes: 60, listeners: 12 };

const PARTS = ['heap', 'nodes', 'listeners'] as const;

/** Reads the memory after two garbage collections: the first may only prepare objects for the second. */
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

/** Repetitions between two readings: a multiple of the turns, so that the page is in the same state. */
export function pauseOf(
  action: { readonly times: number; readonly turns: number },
  readings: number,
): number {
  return Math.max(1, Math.floor(action.times / readings / action.turns)) * action.turns;
}

/**
 * The growth for each hundred actions, from readings that are `actions` apart. The median of the differences counts, because a
 * leak grows between all readings, and code that is loaded once does not.
 */
export function growthOf(readings: readonly Memory[], actions: number): Memory {
  const growth = (part: keyof Memory): number => {
    const steps = readings.slice(1).map((after, at) => after[part] - (readings[at]?.[part] ?? 0));
    const median = steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
    return Math.round((median * 100) / actions);
  };
  return { heap: growth('heap'), nodes: growth('nodes'), listeners: growth('listeners') };
}

/** The parts that grow more than permitted. */
export const overGrowth = (growth: Memory): readonly (keyof Memory)[] =>
  PARTS.filter((part) => growth[part] > MAX_GROWTH[part]);

export const memoryText = ({ heap, nodes, listeners }: Memory): string =>
  `${heap} KB, ${nodes} nodes, ${listeners} listeners`;
