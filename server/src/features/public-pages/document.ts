import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compact } from '../../core/server-pages/compact.ts';
import { openTemplates, stylesheet as basis } from '../../core/server-pages/page.ts';
import { languageNames, languages } from '@lehrpfad/contract/core/languages.ts';
import { pathIn, type PageWords } from '../../core/text/page-words.ts';
import type { Crumb, StructuredData } from './structured-data/structured-data.ts';

const render = openTemplates(new URL('templates/', import.meta.url));

/** Renders a template, which writes its texts with `it.t()`, its links with `it.at()` and marks German with `it.lang`. */
export const template = (words: PageWords, name: string, data: object): string =>
  render(name, { ...words, ...data });

/** Source for the Content-Security-Policy that allows exactly that text. */
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Styles of the server's pages. They are inlined, since most visitors see one page, and then wait for only one response. */
const style = `${basis}\n${compact(readFileSync(new URL('templates/style.css', import.meta.url), 'utf8'))}`;

export const styleSource = sourceOf(style);

/** An inline script of a page, and the part of the Content-Security-Policy that allows it. */
export interface PageScript {
  readonly text: string;
  readonly source: string;
}

/** Joins scripts into an inline one. None may contain `</script`. */
export function openScript(...files: readonly URL[]): PageScript {
  const text = files.map((file) => compact(readFileSync(file, 'utf8'))).join('\n');
  return { text, source: sourceOf(text) };
}

/** Script of pages of one ad or event: for sharing them, and for keeping them for offline reading. */
export const detailScript = openScript(
  new URL('templates/share.js', import.meta.url),
  new URL('templates/keep-page.js', import.meta.url),
);

/** A public page, complete without a script. */
export interface PublicPage {
  /** Title of the window, unique for each page. */
  readonly title: string;
  readonly description: string;
  /** The canonical path of the page. */
  readonly path: string;
  /** HTML from a template, with the page's heading. */
  readonly body: string;
  /** Whether the body is German in every language, such as legal texts. */
  readonly isGerman?: boolean;
  readonly status?: 200 | 404 | 410;
  /** Whether search engines must not list it although it exists. */
  readonly isHidden?: boolean;
  /** Path of the picture that is shown if the page is shared. */
  readonly picture?: string;
  /** Feed of the entries that the page lists. */
  readonly feed?: { readonly title: string; readonly path: string };
  readonly crumbs?: readonly Crumb[];
  readonly data?: readonly StructuredData[];
  /** Script for its buttons and forms; without it the page has to be complete. */
  readonly script?: PageScript;
  /** Whether other programs show a card for its URL (oEmbed). */
  readonly isEmbeddable?: boolean;
  /** URL of the calendar with the events of the page. */
  readonly calendar?: string;
}

/** JSON for a script element. `<` is escaped, since it could end the element. */
const asData = (data: StructuredData) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** Path where programs request the card of a page (https://oembed.com). */
export const oembedPath = '/oembed';

const maxDescriptionLength = 160;

/** Cuts a text at a word, for descriptions. */
function cutText(text: string, max = maxDescriptionLength): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max - 40))} …`;
}

/** Locales for programs that show a card of the page (ogp.me). */
const openGraphLocales = { de: 'de_DE', en: 'en_GB', uk: 'uk_UA' } as const;

/** @param to returns the full URL of a path */
export function renderDocument(
  page: PublicPage,
  to: (path: string) => string,
  words: PageWords,
): string {
  const { crumbs = [], data = [], picture, status = 200 } = page;
  return template(words, 'layout', {
    ...page,
    isIndexed: status === 200 && !page.isHidden,
    description: cutText(page.description),
    canonical: to(words.at(page.path)),
    alternates: languages.map((language) => {
      const path = pathIn(language, page.path);
      return { language, name: languageNames[language], path, url: to(path) };
    }),
    locale: openGraphLocales[words.language],
    picture: picture && to(picture),
    oembed: page.isEmbeddable && `${to(oembedPath)}?url=${encodeURIComponent(to(page.path))}`,
    crumbs,
    scripts: data.map(asData),
    script: page.script?.text,
    style,
  });
}
