import { trimEnd } from '../../../../core/text/trim.ts';
import { readHtml } from '../../../../core/html/read-html.ts';
import { boundedJson } from '../../fetching/json.ts';
import { isOfType } from './job-posting.ts';
import { allOf, propertiesOf } from './properties.ts';
import { Nodes } from './references.ts';

type Thing = Readonly<Record<string, unknown>>;

/** The data about jobs in the JSON-LD of a page. */
export interface PageData {
  readonly postings: readonly Thing[];
  /** Addresses in its lists, as written there. */
  readonly links: readonly string[];
  /** Number of scripts that mention a JobPosting but are invalid JSON or too large. */
  readonly broken: number;
}

/** Maximum depth of nested objects; sites nest about five levels. */
const deepest = 10;

const isLinkedData = ({ type = '' }: Readonly<Record<string, string>>): boolean =>
  /^application\/ld\+json\b/i.test(type.trim());

/** Returns the texts of scripts. @param isWanted chooses a script by its attributes */
export function scriptsOf(
  html: string,
  isWanted: (attributes: Readonly<Record<string, string>>) => boolean,
): string[] {
  const scripts: string[] = [];
  let current: string[] | undefined;
  readHtml(html, {
    open: (name, attributes) => {
      if (name === 'script' && isWanted(attributes)) current = [];
    },
    text: (text) => current?.push(text),
    close: (name) => {
      if (name !== 'script' || current === undefined) return;
      scripts.push(current.join(''));
      current = undefined;
    },
  });
  return scripts;
}

/** Parses a script; undefined if it is invalid JSON or too large. */
export function parsedScript(script: string): unknown {
  const bare = withoutWrapper(script);
  return parsed(bare) ?? parsed(repaired(bare));
}

function parsed(text: string): unknown {
  try {
    return boundedJson(text);
  } catch {
    return undefined;
  }
}

/** Removes the comments in which some systems hide JSON from old browsers, and a semicolon after it. */
function withoutWrapper(script: string): string {
  const [before = ''] = /^(?:\s|<!--|\/\*|\*\/|\/\/|<!\[CDATA\[)*/.exec(script) ?? [];
  const text = trimEnd(script.slice(before.length), /[\s\-/*>;]/);
  const isWrapped = before.includes('CDATA') && text.endsWith(']]');
  return isWrapped ? trimEnd(text.slice(0, -2), /[\s/*]/) : text;
}

/** Corrects what systems often do wrong: line breaks within texts, a comma too many, quotes that are encoded for HTML. */
function repaired(text: string): string {
  const quoted = /^[[{]\s{0,20}&quot;/.test(text)
    ? text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    : text;
  return quoted.replaceAll(/[\n\r\t]/g, ' ').replaceAll(/,(?=\s{0,100}[}\]])/g, '');
}

/** Addresses of a list's entries: `{ url }`, `{ item: { url } }`, `{ item: 'address' }`. */
function linksOf(list: Thing): string[] {
  return allOf(list['itemListElement']).flatMap((entry) => {
    const { url, item } = propertiesOf(entry);
    const { url: inner, '@id': itself } = propertiesOf(item);
    const link = [entry, url, item, inner, itself].find((value) => typeof value === 'string');
    return typeof link === 'string' ? [link] : [];
  });
}

function collect(
  value: unknown,
  into: { postings: Thing[]; links: string[] },
  depth: number,
): void {
  if (depth > deepest) return;
  for (const one of allOf(value)) {
    const thing = propertiesOf(one);
    if (isOfType(thing, 'JobPosting')) {
      into.postings.push(thing);
      continue;
    }
    if (isOfType(thing, 'ItemList')) for (const link of linksOf(thing)) into.links.push(link);
    for (const name of ['@graph', 'itemListElement', 'item', 'mainEntity', 'hasPart', 'about']) {
      collect(thing[name], into, depth + 1);
    }
  }
}

/** All JobPostings and links of lists in the JSON-LD of a page. Nothing else of it is read. */
export function readPage(html: string): PageData {
  const found: { postings: Thing[]; links: string[] } = { postings: [], links: [] };
  const nodes = new Nodes();
  let broken = 0;
  for (const script of scriptsOf(html, isLinkedData)) {
    if (script.trim() === '') continue;
    const value = parsedScript(script);
    if (value !== undefined) {
      collect(value, found, 0);
      nodes.add(value);
    } else if (script.includes('JobPosting')) broken += 1;
  }
  return { ...found, postings: found.postings.map((one) => nodes.resolved(one)), broken };
}
