/**
 * `npm run payment:check -- https://shop.example [folder]`: compares the live payment pages with the inventory of a
 * release. It prints a line for each difference and exits with 1, for a scheduler.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, say } from '../../commands/steps.ts';
import { compareWithRelease } from './compare.ts';
import { INVENTORY_FILE, readInventory } from './inventory.ts';

async function main(): Promise<void> {
  const [address = process.env['PUBLISH_LIVE_URL'] ?? '', folder = 'dist'] = process.argv.slice(2);
  if (!/^https?:\/\/[^/]+\/?$/.test(address))
    throw new Error(
      'npm run payment:check -- https://shop.example [folder of the release, dist if none is named]',
    );
  const inventory = readInventory(readFileSync(join(resolve(folder), INVENTORY_FILE), 'utf8'));
  const problems = await compareWithRelease({ live: address.replace(/\/$/, ''), fetch }, inventory);
  for (const problem of problems) say(problem);
  const [pages, scripts] = [inventory.pages, inventory.scripts].map((each) => Object.keys(each).length);
  const result =
    problems.length > 0
      ? `${problems.length} differences`
      : `${pages} pages and ${scripts} scripts are as they were released`;
  say(result);
  if (problems.length > 0) process.exitCode = 1;
}

await main().catch(fail);
