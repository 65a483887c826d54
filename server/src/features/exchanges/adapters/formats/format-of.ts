import type { FeedFormat } from './feed-format.ts';
import { foldName } from './field-names.ts';
import { meaningOf } from './field-paths.ts';
import { jsonFormats } from './json-formats.ts';
import { wordSet } from './words.ts';
import { xmlFormats } from './xml-formats.ts';

/**
 * The formats of systems with which employers and boards in Germany publish ads, from their public documentation. A field that a format
 * does not name is recognised by its own name, as in an unknown feed (`field-names.ts`).
 */
const feedFormats: readonly FeedFormat[] = [...xmlFormats, ...jsonFormats];

/** Elements of a record in feeds whose root element belongs to no known format. */
const recordNames = wordSet(`
  job jobs position posting jobposting jobpositionposting positionopening opening vacancy offer
  joboffer jobad jobadvertisement advertisement stelle stellenangebot stellenanzeige anzeige
  angebot ausschreibung inserat ausbildungsangebot ausbildung ausbildungsplatz ausbildungsstelle lehrstelle praktikum
  praktikumsplatz praktikumsstelle praktikumsangebot schuelerpraktikum apprenticeship internship
  item entry eintrag datensatz record row placemark
`);

/** Elements that are a list of ads, which may be empty as the root of a document. */
const listRoots =
  /^(?:jobs|jobs?liste?|jobfeed|positions|postings|jobpostings|openings|vacancies|offers|joboffers|jobads|jobadvertisements|advertisements|apprenticeships|internships|stellen|stellenangebote|stellenanzeigen|anzeigen|angebote|ausbildungen|lehrstellenangebote|praktika|(?:schueler|schüler)praktika|(?:ausbildungs|lehr|praktikums)(?:stellen|angebote|anzeigen|pl(?:ae|ä)tze)|items)$/;

/** Elements of SOAP responses that contain a record, or a list of records. */
const answerNames = wordSet('return table table1');

/** Whether an element that may be a record is a list, by the name of an element within it. */
export const isListOf = (name: string, inner: string): boolean =>
  (listRoots.test(foldName(name)) || answerNames.has(name)) &&
  recordNames.has(foldName(inner)) &&
  meaningOf([inner]) === undefined;

/** How to read an XML document, by its root element. */
export interface XmlShape {
  /** Whether an element is a record. @param elements number of open elements around it @param parent name of the innermost of them */
  readonly isRecord: (name: string, elements: number, parent: string) => boolean;
  readonly formatOf: (record: string) => FeedFormat | undefined;
  /** Whether a document without a record is an empty list, not another document. */
  readonly mayBeEmpty: boolean;
}

export function xmlShapeOf(root: string): XmlShape {
  const format = feedFormats.find(({ xml }) => xml?.root === root);
  if (format?.xml === undefined) {
    const isList = listRoots.test(foldName(root));
    return {
      isRecord: (name, elements, parent) =>
        elements > 0
          ? recordNames.has(foldName(name)) ||
            (root === 'envelope' && answerNames.has(name)) ||
            (isList && elements === 1 && !headNames.has(foldName(name))) ||
            (elements === 1 && isPluralOf(foldName(root), foldName(name))) ||
            (listRoots.test(foldName(parent)) && endsInPluralOf(foldName(parent), foldName(name)))
          : loneRecords.has(foldName(name)),
      // Records of HR-XML occur in documents of many kinds.
      formatOf: (name) => feedFormats.find(({ xml }) => xml?.record === name && ownNames.has(name)),
      mayBeEmpty: isList,
    };
  }
  const { record, around } = format.xml;
  return {
    isRecord: (name, elements, parent) =>
      elements > 0 &&
      ((name === record && elements === (around ?? elements)) ||
        (recordNames.has(name) && listRoots.test(foldName(parent)))),
    // Other systems have the same root: an element that is not the format's record is read by names.
    formatOf: (name) => (name === record || !recordNames.has(name) ? format : undefined),
    mayBeEmpty: true,
  };
}

/** Records that may be a document by themselves. Other roots of that kind contain records. */
const loneRecords = wordSet(`
  joboffer jobposting jobad stellenangebot stellenanzeige vacancy positionopening
  jobpositionposting
`);

/** Elements before the records of a list. */
const headNames = wordSet(`
  meta header head kopf info publisher publisherurl lastbuilddate date datum stand title titel
  link count total anzahl version language sprache
  company employer firma unternehmen arbeitgeber betrieb organization organisation kontakt contact
`);

/** Root elements that are named after their elements, but are no list of ads. */
const otherLists = /error|fehler|message|meldung|log|url|sitemap/;

/** Whether a root element is a list of elements of this name: `Ausschreibungen` of `Ausschreibung`; `dataroot` of Access is one of anything. */
function isPluralOf(root: string, name: string): boolean {
  if (root === 'dataroot') return true;
  const end = root.startsWith(name) && name.length > 3 ? root.slice(name.length) : '';
  return /^(?:e|n|en|s|es|er|list|liste|en?liste)$/.test(end) && !otherLists.test(root);
}

const withoutUmlauts = (name: string): string =>
  name
    .replaceAll(/[aä]e?/g, 'a')
    .replaceAll(/[oö]e?/g, 'o')
    .replaceAll(/[uü]e?/g, 'u');

/** Whether the name of a list ends in the plural of the name of its elements: `ausbildungsplaetze` and `platz`. */
function endsInPluralOf(list: string, name: string): boolean {
  const [whole, one] = [withoutUmlauts(list), withoutUmlauts(name)];
  return one.length > 3 && ['', 'e', 'n', 'en', 's'].some((end) => whole.endsWith(`${one}${end}`));
}

/** Whether an element of a list of no known format is a record, although others of the list have another name: `<ausbildung>` and `<praktikum>`. */
export const isFurtherRecord = (name: string): boolean => recordNames.has(foldName(name));

/** Element names of records that no other format uses. */
const ownNames = new Set(['jobpositionposting', 'positionopening']);

/** Whether a system marks a record as not to be shown. */
export const isHidden = (thing: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(jsonFormatOf(thing)?.hidden ?? {}).some(([name, value]) => thing[name] === value);

/** Returns the format of a record in JSON, by the names of its fields. */
export const jsonFormatOf = (thing: Readonly<Record<string, unknown>>): FeedFormat | undefined =>
  feedFormats.find(({ marks }) => marks?.every((name) => Object.hasOwn(thing, name)));
