/** Loads the Markdown documents of the shop. */
import { getEntry, render } from 'astro:content';
import type { MarkdownHeading } from 'astro';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { DocumentName } from '#features/document/rules/document-names.ts';
import type { Locale } from '#shared/i18n/locales.ts';

/** A document in one language. */
export type DocumentEntry = {
  readonly title: string;
  readonly description: string;
  /** Midnight UTC of the day of its last change. */
  readonly updated: Date;
  /** The table of contents; empty for a short document. */
  readonly sections: readonly MarkdownHeading[];
  readonly Content: AstroComponentFactory;
};

async function entryOf(locale: Locale, name: DocumentName) {
  const entry = await getEntry('documents', `${locale}/${name}`);
  if (entry === undefined) throw new Error(`src/content/documents/${locale}/${name}.md is missing`);
  return entry;
}

/** The id of a heading. Throws, which stops the build, if it is missing. */
export async function loadHeading(locale: Locale, name: DocumentName, text: string): Promise<string> {
  const { headings } = await render(await entryOf(locale, name));
  const heading = headings.find((each) => each.text === text);
  if (!heading) throw new Error(`src/content/documents/${locale}/${name}.md has no heading "${text}"`);
  return heading.slug;
}

/** Loads a document. Throws, which stops the build, if its file is missing. */
export async function loadDocument(locale: Locale, name: DocumentName): Promise<DocumentEntry> {
  const entry = await entryOf(locale, name);
  const { Content, headings } = await render(entry);
  const { title, description, updated, contents } = entry.data;
  const sections = contents ? headings.filter(({ depth }) => depth === 2) : [];
  return { title, description, updated, sections, Content };
}
