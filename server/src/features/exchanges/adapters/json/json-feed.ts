import type { FetchedRecord } from '../adapter.ts';
import { pagingOf, type FeedEnd } from '../feed/next-page.ts';
import type { FeedReading } from '../formats/feed-mapping.ts';
import { isHidden, jsonFormatOf } from '../formats/format-of.ts';
import { saidOnce } from './stream/document-head.ts';
import { LateElements } from './late-elements.ts';
import { isOfType, keptOf } from './job-posting.ts';
import { idOfPosting } from './posting-id.ts';
import { cellsOfRow } from './row-table.ts';
import { fieldsOf, looksLikeAd, readerOf } from './looks-like-ad.ts';
import { recordsInDocument } from './records-in-document.ts';
import { adsOfCompany } from './ads-of-company.ts';
import { allOf, propertiesOf, type Properties } from './properties.ts';
import { jsonElements } from './stream/json-elements.ts';
import { idOfFields, idOfRow } from '../formats/row-id.ts';
import { includedList } from './stream/list-names.ts';
import type { Element } from './stream/json-records.ts';
import { checkedRecord } from '../feed/record-limits.ts';
import { Nodes } from './references.ts';

function recordOf(
  { value, size, isRow, list, head = new Map() }: Element,
  nodes: Nodes,
  how: FeedReading,
): FetchedRecord | undefined {
  const thing = propertiesOf(value);
  if (Object.keys(thing).length === 0) {
    const detail = 'Der Eintrag der Liste ist keine Anzeige.';
    return { externalId: '', rejected: 'unreadable', detail };
  }
  if (isHidden(thing)) return undefined;
  const isMapped = how.mapping !== undefined;
  if (!isMapped && thing['@type'] !== undefined && !isOfType(thing, 'JobPosting')) return undefined;
  const isPosting = thing['@type'] !== undefined && !isMapped;
  if (isPosting && how.sample !== undefined) fieldsOf(thing, how);
  // With a mapping, names of schema.org are read like any others.
  if (!isPosting) {
    const reader = readerOf(thing, how);
    const { fields } = reader;
    if (fields.isHidden && !isMapped) return undefined;
    const { kindOfList, ...company } = saidOnce(head, list, jsonFormatOf(thing)?.head);
    const whole = {
      ...(fields.company === undefined && company),
      ...(kindOfList && { kindOfList }),
      ...fields,
    };
    const id =
      isRow === true ? (whole.id ?? idOfRow(fields)) : idOfFields(whole, reader.isIdLeftOut);
    return checkedRecord(id, size, whole);
  }
  const kept = keptOf(nodes.resolved(thing));
  return checkedRecord(idOfPosting(thing, kept), size, kept);
}

/** Flattens a list within a list. */
function flat(element: Element): Element[] {
  const { value } = element;
  if (!Array.isArray(value) || !value.some((one) => isObject(propertiesOf(one)))) return [element];
  return value.map((one: unknown) => ({
    ...element,
    value: one,
    size: JSON.stringify(one).length,
  }));
}

/** Returns the ads within an entry that is no ad itself: `{ "items": [{ "count": 1, "requisitionList": [ … ] }] }`. */
function within(element: Element, how: FeedReading): Element[] {
  const thing = propertiesOf(element.value);
  const ofCompany = how.mapping === undefined ? adsOfCompany(thing) : [];
  if (ofCompany.length > 0)
    return ofCompany.map((value) => ({ ...element, value, size: JSON.stringify(value).length }));
  const hasLists = Object.values(thing).some(
    (value) => Array.isArray(value) && value.some((one) => isObject(propertiesOf(one))),
  );
  if (!hasLists || how.mapping !== undefined || thing['@type'] !== undefined) return [element];
  if (fieldsOf(thing).title !== undefined) return [element];
  const found = recordsInDocument(thing, looksLikeAd);
  return found.length > 0 ? found.map((one) => ({ ...element, ...one })) : [element];
}

/** Names of objects that wrap each element of a list. */
const wrappers = ['item', 'node', '_source', 'job'];

/** Returns a feature of GeoJSON with its position, of which the longitude comes first. Its type is not the kind of an ad. */
function withPosition({ type: _feature, geometry, ...thing }: Properties): Properties {
  const { type, coordinates } = propertiesOf(geometry);
  const [longitude, latitude] = type === 'Point' ? allOf(coordinates) : [];
  return { ...thing, longitude, latitude };
}

/** The JobPosting that a page in JSON-LD is about: `{ "@type": "WebPage", "mainEntity": { "@type": "JobPosting", … } }`. */
function postingOfPage(thing: Properties): Properties | undefined {
  if (thing['@type'] === undefined || isOfType(thing, 'JobPosting')) return undefined;
  return [thing['mainEntity'], thing['about']]
    .map(propertiesOf)
    .find((one) => isOfType(one, 'JobPosting'));
}

/** Returns a record without its wrapper: `{ "@type": "ListItem", "item": { … } }`. */
function unwrapped(element: Element): Element {
  const cells = cellsOfRow(element.value);
  if (cells !== undefined) return { ...element, value: cells };
  const thing = propertiesOf(element.value);
  const posting = postingOfPage(thing);
  if (posting !== undefined) return { ...element, value: posting };
  if (thing['type'] === 'Feature') return { ...element, value: withPosition(thing) };
  const inner = wrappers.map((name) => propertiesOf(thing[name])).find(isObject);
  const isWrapped = inner !== undefined && Object.keys(thing).length <= maxWrapperNames;
  if (!isWrapped) return element;
  // Search engines keep the id beside the document.
  const { _id = inner['_id'] } = thing;
  return { ...element, value: _id === undefined ? inner : { ...inner, _id } };
}

const isObject = (thing: object) => Object.keys(thing).length > 1;

/** Maximum number of names of such a wrapper: `@type`, `position`, `_id`, `_index`, `_score`. */
const maxWrapperNames = 6;

/** Returns the ads of an entry, without their wrappers. */
const elementsOf = (given: Element, how: FeedReading): Element[] =>
  given.list === includedList ? [given] : flat(given).flatMap((one) => within(unwrapped(one), how));

/**
 * Yields the records of a feed in JSON, and at the end the rest of the document. A graph also describes the company and its places,
 * before its postings or after them.
 * @throws {ExchangeError}
 */
export async function* jsonRecords(
  text: AsyncIterable<string>,
  how: FeedReading = {},
): AsyncGenerator<FetchedRecord | FeedEnd> {
  const nodes = new Nodes();
  const late = new LateElements(nodes, how.mapping !== undefined);
  let frame: unknown;
  for await (const given of jsonElements(text, how)) {
    if ('frame' in given) {
      ({ frame } = given);
      continue;
    }
    for (const element of elementsOf(given, how)) {
      const thing = propertiesOf(element.value);
      if (thing['@type'] !== undefined) nodes.add(thing);
      if (late.take(element)) continue;
      const record = recordOf(element, nodes, how);
      if (record !== undefined) yield record;
    }
  }
  for (const element of late.all(frame)) {
    const record = recordOf(element, nodes, how);
    if (record !== undefined) yield record;
  }
  yield { end: pagingOf(frame) };
}
