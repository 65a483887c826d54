import type { Region } from '@lehrpfad/contract/core/options.ts';
import { areas } from '@lehrpfad/regions/parts/areas.ts';
import { dayNumber } from '../../../../core/clock.ts';
import { withCapacity, type NumberArray } from '../collections/number-arrays.ts';
import { contentHash, type IndexedAd } from './indexed-ad.ts';
import { WeekLists } from './week-lists.ts';
import { Positions } from '../matching/words/positions.ts';
import { eitherMask, highBits } from '../conditions/condition-mask.ts';
import { conditionsOf, mergeStated } from '../conditions/conditions.ts';
import { durationBits } from '../conditions/short-training.ts';
import { payBits } from '../conditions/min-pay.ts';
import type { Town } from '../filters/towns.ts';

/** Value for an ad without a day, position or number. */
export const none = -1;

/** Returns the number of a part of the state, from 1; 0 for none. */
function regionNumber(region: Region | null | undefined): number {
  return areas.findIndex(({ key }) => key === region) + 1;
}

/** Returns the lowest and highest region number of an area's ads. The parts of a whole state have consecutive numbers. */
export function regionNumbers(region: Region): readonly [first: number, last: number] {
  const own = areas.find(({ key }) => key === region);
  const numbers = (own?.parts ?? [region]).map(regionNumber);
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** BRAFO numbers 1 to 12 as bits. */
export function brafoMask(numbers: readonly number[]): number {
  return numbers.reduce((mask, number) => mask | (1 << number), 0);
}

/** Days since 1970-01-01; earlier days count as that day. */
function dayOf(isoDay: string | null): number {
  return isoDay ? Math.max(dayNumber(isoDay), 0) : none;
}

/** Columns whose values do not depend on the instance. */
const plainColumns = [
  'id',
  'content',
  'type',
  'brafo',
  'conditions',
  'benefits',
  'startDay',
  'publishDay',
  'shownMinute',
  'townId',
  'region',
  'jobName',
  'mappedName',
  'profession',
  'company',
  'business',
] as const;
/** Columns of indexes into a list of this instance. */
const listColumns = ['position', 'weeks'] as const;
const allColumns = [...plainColumns, ...listColumns];

/** Values of the ads for filters, sorting and counting: one typed array per field, indexed by doc id. */
export class Columns {
  id = new Int32Array(0);
  type = new Uint8Array(0);
  brafo = new Uint16Array(0);
  /** Conditions that the ad states, as the lowest 32 bits of their mask. */
  conditions = new Uint32Array(0);
  /** Bits of the same mask above them. */
  benefits = new Uint16Array(0);
  /** Days since 1970-01-01. */
  startDay = new Int32Array(0);
  /** Index into `weekLists`. */
  weeks = new Int32Array(0);
  publishDay = new Int32Array(0);
  /** Minutes since 1970-01-01 at which the public first saw it. */
  shownMinute = new Int32Array(0);
  townId = new Int32Array(0);
  region = new Uint8Array(0);
  /** Index into `positions`. */
  position = new Int32Array(0);
  jobName = new Int32Array(0);
  mappedName = new Int32Array(0);
  profession = new Int32Array(0);
  company = new Int32Array(0);
  /** Hash of all indexed data of the ad. */
  content = new Float64Array(0);
  /** Company id, or the negative id of its account: equal for ads of one business. */
  business = new Int32Array(0);
  readonly positions = new Positions();
  readonly weekLists = new WeekLists();

  get capacity(): number {
    return this.id.length;
  }

  set(docId: number, ad: IndexedAd, town: Town | undefined): void {
    if (docId >= this.capacity) this.reserve(Math.max(1024, docId + (docId >> 1)));
    const { card } = ad;
    this.id[docId] = card.id;
    this.content[docId] = contentHash(ad);
    this.type[docId] = card.job_type_int;
    this.brafo[docId] = brafoMask(ad.brafo);
    const said = conditionsOf(`${card.title} ${card.job_name} ${ad.details} ${ad.annotation}`);
    const stated = eitherMask(mergeStated(said, ad.stated), durationBits(ad));
    this.conditions[docId] = stated | payBits(card.pay_year_1);
    this.benefits[docId] = highBits(stated);
    this.startDay[docId] = dayOf(card.job_start);
    this.weeks[docId] = ad.weeks ? this.weekLists.numberOf(ad.weeks.map(dayNumber)) : none;
    this.publishDay[docId] = dayOf(card.publish_date);
    this.shownMinute[docId] = ad.shownMinute ?? none;
    this.townId[docId] = ad.townId ?? none;
    this.region[docId] = regionNumber(town?.region);
    this.position[docId] = card.geo_data ? this.positions.numberOf(card.geo_data) : none;
    this.jobName[docId] = ad.jobNameId;
    this.mappedName[docId] = ad.mappedNameId ?? none;
    this.profession[docId] = ad.professionId ?? none;
    this.company[docId] = ad.companyId;
    this.business[docId] = ad.accountId ? -ad.accountId : ad.companyId;
  }

  /** Newest first, then by id, which is a total order; negative if `a` comes first. */
  compare(a: number, b: number): number {
    const { publishDay, id } = this;
    return (publishDay[b] ?? 0) - (publishDay[a] ?? 0) || (id[b] ?? 0) - (id[a] ?? 0);
  }

  /** Makes room for this many doc ids. */
  reserve(capacity: number): void {
    for (const name of allColumns)
      Object.assign(this, { [name]: withCapacity(this[name], capacity) });
  }

  /** Copies ads of another instance to doc ids from `first` on. Only positions and weeks of copied ads are added to the lists. */
  copy(from: Columns, docIds: Uint32Array, first: number): void {
    const end = first + docIds.length;
    if (end > this.capacity) this.reserve(end + (end >> 4) + 1024);
    for (const name of plainColumns) {
      const [source, target]: [NumberArray, NumberArray] = [from[name], this[name]];
      docIds.forEach((docId, at) => (target[first + at] = source[docId] ?? 0));
    }
    docIds.forEach((docId, at) => {
      const [position, weeks] = [from.position[docId] ?? none, from.weeks[docId] ?? none];
      this.position[first + at] =
        position === none ? none : this.positions.copied(from.positions, position);
      this.weeks[first + at] =
        weeks === none ? none : this.weekLists.numberOf(from.weekLists.of(weeks) ?? []);
    });
  }
}
