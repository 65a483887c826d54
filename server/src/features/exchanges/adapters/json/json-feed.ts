import type { FetchedRecord } from '../adapter.ts';
import { FieldReader } from '../feed/feed-fields.ts';
import { identifierOf, isOfType, keptOf } from './job-posting.ts';
import { allOf, propertiesOf } from './properties.ts';
import { jsonElements, type Element } from './json-records.ts';
import { checkedRecord } from '../feed/record-limits.ts';
import { Nodes } from './references.ts';

/** An object with names that are obvious, as far as they are. */
function fieldsOf(thing: Readonly<Record<string, unknown>>): FieldReader['fields'] {
  const reader = new FieldReader();
  for (const [name, value] of Object.entries(thing)) {
    for (const one of allOf(value).slice(0, 1)) {
      if (typeof one !== 'object') reader.add([name], String(one));
      for (const [part, inner] of Object.entries(propertiesOf(one))) {
        if (typeof inner !== 'object') reader.add([name, part], String(inner));
      }
    }
  }
  return reader.fields;
}

function recordOf({ value, size }: Element, nodes: Nodes): FetchedRecord | undefined {
  const thing = propertiesOf(value);
  if (Object.keys(thing).length === 0) {
    const detail = 'Der Eintrag der Liste ist keine Anzeige.';
    return { externalId: '', rejected: 'unreadable', detail };
  }
  if (thing['@type'] !== undefined && !isOfType(thing, 'JobPosting')) return undefined;
  if (thing['@type'] === undefined) {
    const fields = fieldsOf(thing);
    return checkedRecord(fields.id ?? '', size, { ...fields });
  }
  return checkedRecord(identifierOf(thing), size, keptOf(nodes.resolved(thing)));
}

/** Postings that wait for what they refer to. Characters in which they came; further ones do not wait. */
const mostWaiting = 20_000_000;

/**
 * The records of a feed in JSON. A graph describes the company and its places besides, before its postings or after them.
 * @throws {ExchangeError}
 */
export async function* jsonRecords(text: AsyncIterable<string>): AsyncGenerator<FetchedRecord> {
  const nodes = new Nodes();
  const waiting: Element[] = [];
  let size = 0;
  for await (const element of jsonElements(text)) {
    const thing = propertiesOf(element.value);
    if (thing['@type'] !== undefined) nodes.add(thing);
    if (isOfType(thing, 'JobPosting') && nodes.isWaiting(thing) && size < mostWaiting) {
      waiting.push(element);
      size += element.size;
      continue;
    }
    const record = recordOf(element, nodes);
    if (record !== undefined) yield record;
  }
  for (const element of waiting) {
    const record = recordOf(element, nodes);
    if (record !== undefined) yield record;
  }
}
