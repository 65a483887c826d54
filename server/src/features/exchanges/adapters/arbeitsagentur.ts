import type { AgencySettings } from '@lehrpfad/contract/exchanges/settings.ts';
import type { Json } from '../pipeline/imported-ad.ts';
import {
  ExchangeError,
  type Adapter,
  type BadRecord,
  type FetchContext,
  type FetchedRecord,
  type RecordPage,
} from './adapter.ts';
import type { Item } from './arbeitsagentur/answers.ts';
import {
  agencyHeaders,
  openCalls,
  pageSize,
  windowSize,
  type Calls,
  type OfferType,
} from './arbeitsagentur/calls.ts';
import { Completing } from './arbeitsagentur/completion.ts';
import { isObject, kept, valueOf } from './arbeitsagentur/fields.ts';
import { listAll } from './arbeitsagentur/listing.ts';
import { normalise } from './arbeitsagentur/normalise.ts';
import { districts, wholeState, type Slice } from './arbeitsagentur/slices.ts';
import { isHere, placesOf } from './arbeitsagentur/agency-place.ts';

/** A search that fits into the window, and the searches after it. */
interface Step {
  readonly type: OfferType;
  readonly slice: number;
  readonly search: Slice;
  readonly isPart: boolean;
}

/** Requests the number of ads of each type, and plans the searches that return all of them. */
async function planOf(
  calls: Calls,
  settings: AgencySettings,
): Promise<{ steps: Step[]; announced: number }> {
  const types = [...(settings.apprenticeships ? [4] : []), ...(settings.internships ? [34] : [])];
  if (types.length === 0)
    throw new ExchangeError('settings', 'Weder Ausbildung noch Praktikum ist ausgewählt.');
  const steps: Step[] = [];
  let announced = 0;
  for (const type of types as OfferType[]) {
    const [whole] = wholeState;
    const { total } = await calls.search(type, whole as Slice, 1, 1);
    const isPart = total > windowSize;
    const searches = isPart ? districts : wholeState;
    steps.push(...searches.map((search, slice) => ({ type, slice, search, isPart })));
    announced += total;
    await calls.rest();
  }
  return { steps, announced };
}

/** Steps that an earlier process had not finished; all of them if the plan has changed since. */
function remaining(steps: readonly Step[], cursor: Json): readonly Step[] {
  if (!isObject(cursor)) return steps;
  const at = steps.findIndex(
    ({ type, slice }) => type === cursor['type'] && slice === cursor['slice'],
  );
  return steps.slice(Math.max(at, 0));
}

/** Returns the stored fields of an ad of the list. If it does not name its kind, that is the type of the search. */
function trimmed(item: Item, type: OfferType): Item {
  const kind = valueOf(item, 'kind') ?? type;
  return kept({ ...item, angebotsart: kind }) as Item;
}

const nameless: BadRecord = { externalId: '', rejected: 'no-id' };

/**
 * The federal employment agency's Jobsuche. A run reads the whole list of each search (a request for a hundred ads) and then requests the
 * details of new or changed ads (a request each). After a crash the run continues with a search: its list is read again, and
 * ads that were stored before are recognised by their stamps.
 */
async function* fetchAds(
  settings: AgencySettings,
  context: FetchContext,
): AsyncGenerator<RecordPage> {
  const calls = openCalls(settings, context);
  const completing = new Completing(calls, settings, context);
  const { steps, announced } = await planOf(calls, settings);
  const left = remaining(steps, context.cursor);
  const seen = new Set<string>();
  for (const [index, { type, search, isPart }] of left.entries()) {
    const listed = await listAll(calls, type, search, (item) => trimmed(item, type));
    const fresh = [...listed.items].filter(
      ([reference, item]) => !seen.has(reference) && (!isPart || placesOf(item).some(isHere)),
    );
    for (const [reference] of fresh) seen.add(reference);
    const next = left[index + 1];
    const cursor: Json = next ? { type: next.type, slice: next.slice } : null;
    for (let start = 0; start < fresh.length; start += pageSize) {
      const records = await completing.records(fresh.slice(start, start + pageSize));
      yield { records, cursor: null, announced };
    }
    const bad: FetchedRecord[] = Array.from({ length: listed.nameless }, () => nameless);
    yield { records: bad, cursor, announced };
  }
}

/** Bundesagentur für Arbeit, Jobsuche: apprenticeships, dual studies, and internships for pupils in the board's state. */
export const arbeitsagentur: Adapter<AgencySettings> = {
  fetch: fetchAds,
  normalise,
  logoHeaders: agencyHeaders,
};
