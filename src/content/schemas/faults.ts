/** Mistakes in editors' files for which a schema has a specific message, in `scripts/content/words.ts`. */
export const FAULTS = {
  link: 'a link is an address of the shop, such as /productos/mujer',
  end: 'an end is written 2026-12-24T23:59',
  hero: 'the home page wants its hero',
  blockTwice: 'a block stands twice',
  videoPicture: 'a video wants a picture, which stands there until it plays',
  daysOrder: 'the longest delivery is shorter than the shortest',
  monthDay: 'wants a day such as 12-24',
  category: 'a category is written as in its address, such as mujer/zapatos',
  priceEmpty: 'a price wants from, upTo or both',
  priceOrder: 'from is more than upTo',
  ruleEmpty: 'wants skus, categories, tags or price',
  time: 'a time is written HH:MM',
  weekdayOrder: 'the last day comes before the first',
  hoursOrder: 'it closes before it opens',
  setLeast: 'a set has two articles at least',
  setMost: 'a set has four articles at most',
  articleTwice: 'an article stands twice',
  rangeOrder: 'a range ends before it begins',
  sizeTwice: 'a size stands twice',
  brandCategories: 'a brand has no categories, a kind has some',
  measures: 'each row gives exactly the measures of its guide',
  videoName: 'a video is named in a–z, 0–9 and dashes, and ends in .mp4 or .webm',
  videoMissing: 'there is no such file in src/content/videos/',
  videoSize: 'the video has more than 2 MB: make it shorter or smaller',
  day: 'a day is written 2026-10-02',
  stars: 'stars are whole, from 1 to 5',
} as const;

/** The name of a fault. */
export type FaultName = keyof typeof FAULTS;
