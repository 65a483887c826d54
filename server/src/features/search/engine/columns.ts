import { dayNumber } from './geo.ts';
import type { IndexedAd } from './indexed-ad.ts';
import type { Town } from './towns.ts';

/** Day of an ad without one. */
export const noDay = -1;

const regionNumbers = { norden: 1, sueden: 2 } as const;

export function regionNumber(region: 'norden' | 'sueden' | null | undefined): number {
  return region ? regionNumbers[region] : 0;
}

/** BRAFO numbers 1 to 12 as bits. */
export function brafoMask(numbers: readonly number[]): number {
  return numbers.reduce((mask, number) => mask | (1 << number), 0);
}

type Column = Int32Array | Uint16Array | Uint8Array | Float64Array;

function grown<C extends Column>(column: C, capacity: number): C {
  const larger = new (column.constructor as new (length: number) => C)(capacity);
  larger.set(column as never);
  return larger;
}

/** What filters ask of an ad, one typed array per question, indexed by slot. */
export class Columns {
  alive = new Uint8Array(0);
  id = new Int32Array(0);
  type = new Uint8Array(0);
  brafo = new Uint16Array(0);
  startDay = new Int32Array(0);
  publishDay = new Int32Array(0);
  townId = new Int32Array(0);
  region = new Uint8Array(0);
  /** NaN without a position. */
  latitude = new Float64Array(0);
  longitude = new Float64Array(0);

  set(slot: number, ad: IndexedAd, town: Town | undefined): void {
    if (slot >= this.alive.length) this.#grow(Math.max(1024, slot * 2));
    const { card } = ad;
    this.alive[slot] = 1;
    this.id[slot] = card.id;
    this.type[slot] = card.job_type_int;
    this.brafo[slot] = brafoMask(ad.brafo);
    this.startDay[slot] = card.job_start ? dayNumber(card.job_start) : noDay;
    this.publishDay[slot] = card.publish_date ? dayNumber(card.publish_date) : noDay;
    this.townId[slot] = ad.townId ?? 0;
    this.region[slot] = regionNumber(town?.region);
    this.longitude[slot] = card.geo_data?.[0] ?? NaN;
    this.latitude[slot] = card.geo_data?.[1] ?? NaN;
  }

  #grow(capacity: number): void {
    this.alive = grown(this.alive, capacity);
    this.id = grown(this.id, capacity);
    this.type = grown(this.type, capacity);
    this.brafo = grown(this.brafo, capacity);
    this.startDay = grown(this.startDay, capacity);
    this.publishDay = grown(this.publishDay, capacity);
    this.townId = grown(this.townId, capacity);
    this.region = grown(this.region, capacity);
    this.latitude = grown(this.latitude, capacity);
    this.longitude = grown(this.longitude, capacity);
  }
}
