import { colours } from '@lehrpfad/regions/parts/colours.ts';
import { withColours } from '@lehrpfad/regions/style-colours.ts';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Eta } from 'eta';
import { germanWords, type PageWords } from '../text/page-words.ts';
import { compact } from './compact.ts';
import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { builtApplication } from '@lehrpfad/regions/chosen-region.ts';
import { inState, stateName } from '@lehrpfad/regions/parts/names.ts';

/** A page that the server renders itself: it works without scripts, for people who follow a link in a mail. */
export interface ServerPage {
  readonly title: string;
  /** HTML from a template, which has escaped all input. */
  readonly body: string;
  /** 200 by default. */
  readonly status?: number;
  /** Whether the submitted form had errors; the window title then begins with this. */
  readonly hasErrors?: boolean;
  /** The page has a password field, or leads a new person to the login: it includes the script for both. */
  readonly hasScript?: boolean;
  /** Texts in the language of the page; German by default. */
  readonly words?: PageWords;
}

/**
 * Loads the eta files of a folder. Inserted values are escaped (`<%=`); `<%~` is for HTML of another template.
 * @param folder its URL, with a slash at the end
 */
export function openTemplates(folder: URL): (name: string, data: object) => string {
  const templates = new Eta({ views: fileURLToPath(folder), autoEscape: true, cache: true });
  return (name, data) => templates.render(`./${name}`, data);
}

const here = new URL('.', import.meta.url);
const assets = new URL('assets/', builtApplication);

/**
 * Returns the rules of the fonts of the built application; empty if it is not built, so that the pages use the fallback font. A font that
 * loads late is used from the next page on (`optional`): text of another width would move the text that a person is reading.
 */
function typeface(): string {
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const style = names.find((name) => /^app-shell-.*\.css$/.test(name));
  if (style === undefined) return '';
  const rules = readFileSync(new URL(style, assets), 'utf8').match(/@font-face ?\{[^{}]*\}/g) ?? [];
  return rules.join('\n').replaceAll('font-display:swap', 'font-display:optional');
}

const render = openTemplates(here);

export const stylesheet =
  typeface() + compact(withColours(readFileSync(new URL('style.css', here), 'utf8'), colours));
export const stylesheetVersion = createHash('sha256').update(stylesheet).digest('hex').slice(0, 12);
export const stylesheetPath = '/server-pages.css';

const script = compact(readFileSync(new URL('page-script.js', here), 'utf8'));

/** For the Content-Security-Policy: allows exactly the script of these pages. */
export const scriptSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Renders the whole document; the body follows the title. */
export function renderPage(page: ServerPage): string {
  const { title, body, hasErrors, hasScript, words = germanWords } = page;
  const style = `${stylesheetPath}?v=${stylesheetVersion}`;
  return render('layout', {
    ...words,
    title,
    body,
    hasErrors,
    inState,
    state: words.translated(stateName),
    style,
    script: hasScript && script,
  });
}

/** Builds a page with a few sentences and links. */
export function messagePage(message: {
  title: string;
  paragraphs: readonly string[];
  ways?: readonly { readonly label: string; readonly url: string; readonly language?: Language }[];
  status?: number;
  words?: PageWords;
  /** Leads a person who has just got a login to it: the page says if another one is logged in in this browser, whose area would open. */
  forNewPerson?: boolean;
}): ServerPage {
  const { title, paragraphs, ways = [], status = 200, words = germanWords } = message;
  const { forNewPerson = false } = message;
  const body = render('message', { paragraphs, ways, forNewPerson });
  return { title, status, words, body, ...(forNewPerson && { hasScript: true }) };
}
