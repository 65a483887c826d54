import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { parse, root } from './public-files.ts';
import { readTexts, type Bare, type LayerText } from './read-texts.ts';

/*
 * Texts of the server-rendered pages. They come from modules, which name their texts like the browser's, and from templates of eta, whose
 * code is read as code and whose HTML may contain no text.
 */

/** Folders and files of the pages that pupils read, and of the mails that link to them; pages of companies and editors are German. */
const places = [
  'server/src/features/public-pages/**/*.{ts,eta}',
  'server/src/features/{embeds/embed-page,open-data/open-data-page,public-api/page/api-page}.ts',
  'server/src/features/ad-reports/report-page.ts',
  'server/src/features/ad-reports/pages/report.eta',
  'server/src/features/alerts/{mails,pages}.ts',
  'server/src/features/ad-reports/mails.ts',
  'server/src/features/enquiries/sender-mails.ts',
  'server/src/features/alerts/pages/*.eta',
  'server/src/core/server-pages/{layout.eta,refusal-page.ts,serve-pages.ts}',
  'server/src/core/http/not-found-page.ts',
  'server/src/core/mail/layout.{ts,eta}',
];

/** Texts that are German in every language, each with its reason. */
const german: readonly { readonly path: RegExp; readonly reason: string }[] = [
  { path: /\/feeds\//, reason: 'feeds have one address for all languages' },
  { path: /\/pictures\//, reason: 'pictures are shared with people of any language' },
  { path: /\/structured-data\//, reason: 'data for programs' },
  { path: /\/events\/calendar\//, reason: 'calendars have one address for all languages' },
  { path: /templates\/feed\.eta$/, reason: 'a feed' },
];

const isGermanPart = (path: string) => german.some((part) => part.path.test(path));

/** Attributes of HTML that people read or hear. */
const readAttribute = /(?:aria-label|title|alt|placeholder)="([^"]{0,2000})"/g;

/** Reads the texts of a template: `it.t('…')` in its code, and texts in its HTML. */
export function readTemplate(path: string, source: string): { texts: LayerText[]; bare: Bare[] } {
  const code: string[] = [];
  const [first = '', ...others] = source.split('<%');
  // Inserted values are replaced by a mark, so that a word next to one still counts as a word.
  const html = others.reduce((before, part) => {
    const [inside = '', after = ''] = part.split('%>', 2);
    const isShown = /^[~=]/.test(inside);
    code.push(isShown ? `(${inside.slice(1).trim()});` : inside);
    return before + (isShown ? '\u0001' : '') + after;
  }, first);
  const file = ts.createSourceFile(path, code.join('\n'), ts.ScriptTarget.Latest, true);
  const { texts, bare } = readTexts(file);
  const said = [
    ...html.split(/<[^<>]*>/),
    ...[...html.matchAll(readAttribute)].map(([, value]) => value),
  ];
  const written = said
    .map((text = '') => text.replaceAll('\u0001', ' ').trim())
    .filter((text) => /\p{L}{2}/u.test(text))
    .map((text) => ({ text, file: path, line: 0 }));
  return { texts, bare: [...bare, ...written] };
}

/** Returns the texts of all pages of the server that pupils read. */
export function readServerPages(): { texts: LayerText[]; bare: Bare[] }[] {
  return globSync(places, { cwd: root })
    .filter((path) => !/\.(?:test|d)\.ts$/.test(path) && !isGermanPart(path))
    .map((path) =>
      path.endsWith('.eta')
        ? readTemplate(path, readFileSync(root + path, 'utf8'))
        : readTexts(parse(path)),
    );
}
