import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compact } from '../../core/server-pages/compact.ts';
import { openTemplates, stylesheet as basis } from '../../core/server-pages/page.ts';
import { languages } from '@lehrpfad/contract/core/languages.ts';
import { pathIn, type PageWords } from '../../core/text/page-words.ts';
import type { Crumb, StructuredData } from './structured-data/structured-data.ts';

const render = openTemplates(new URL('templates/', import.meta.url));

/** Renders a template, which writes its texts with `it.t()`, its links with `it.at()` and marks German with `it.lang`. */
export const template = (words: PageWords, name: string, data: object): string =>
  render(name, { ...words, ...data });

/** For the Content-Security-Policy: allows exactly that text. */
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The style of the server's pages, and what these have besides. In the page itself: most visitors see one page, and wait for one answer. */
const style = `${basis}\n${compact(readFileSync(new URL('templates/style.css', import.meta.url), 'utf8'))}`;

export const styleSource = sourceOf(style);

/** A script inside a page, and the part of the Content-Security-Policy that allows it. */
export interface PageScript {
  readonly text: string;
  readonly source: string;
}

/** Reads the scripts that stand inside a page, one after the other. None may contain `</script`. */
export function openScript(...files: readonly URL[]): PageScript {
  const text = files.map((file) => compact(readFileSync(file, 'utf8'))).join('\n');
  return { text, source: sourceOf(text) };
}

/** What pages of one ad or event do with a script: they are shared, and kept for reading without a network. */
export const detailScript = openScript(
  new URL('templates/share.js', import.meta.url),
  new URL('templates/keep-page.js', import.meta.url),
);

/** A page that everybody can read, complete without a script. */
export interface PublicPage {
  /** Of the window; no other page has the same. */
  readonly title: string;
  readonly description: string;
  /** The one address of the page. */
  readonly path: string;
  /** HTML from a template, with the page's heading. */
  readonly body: string;
  /** Whether the body is German in every language, such as the law. */
  readonly isGerman?: boolean;
  readonly status?: 200 | 404 | 410;
  /** Path of the picture that is shown where the page is shared. */
  readonly picture?: string;
  /** Feed of what the page lists. */
  readonly feed?: { readonly title: string; readonly path: string };
  readonly crumbs?: readonly Crumb[];
  readonly data?: readonly StructuredData[];
  /** What its buttons and forms do besides; without it the page has to be complete. */
  readonly script?: PageScript;
  /** Whether other programs show a card for its address (oEmbed). */
  readonly isEmbeddable?: boolean;
  /** What reads as a calendar what the page shows. */
  readonly calendar?: string;
}

/** JSON inside a script element, which `<` must not end. */
const asData = (data: StructuredData) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** Where programs ask for the card of a page (https://oembed.com). */
export const oembedPath = '/oembed';

const longestDescription = 160;

/** Cuts a text at a word, for descriptions. */
function cutText(text: string, most = longestDescription): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 40))} …`;
}

/** For programs that show a card of the page (ogp.me). */
const openGraphLocales = { de: 'de_DE', en: 'en_GB', uk: 'uk_UA' } as const;

/** @param to makes a whole address of a path */
export function renderDocument(
  page: PublicPage,
  to: (path: string) => string,
  words: PageWords,
): string {
  const { crumbs = [], data = [], picture, status = 200 } = page;
  return template(words, 'layout', {
    ...page,
    isIndexed: status === 200,
    description: cutText(page.description),
    canonical: to(words.at(page.path)),
    alternates: languages.map((language) => ({
      language,
      url: to(pathIn(language, page.path)),
    })),
    locale: openGraphLocales[words.language],
    picture: picture && to(picture),
    oembed: page.isEmbeddable && `${to(oembedPath)}?url=${encodeURIComponent(to(page.path))}`,
    crumbs,
    scripts: data.map(asData),
    script: page.script?.text,
    style,
  });
}
