import { numberOfJobType } from '@lehrpfad/contract/core/options.ts';
import { searchFilters, type SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { AskedSearch, Slots } from '../../engine/filters/slots.ts';
import type { Town } from '../../engine/filters/towns.ts';
import { eitherMask } from '../../engine/conditions/condition-mask.ts';
import { aroundAreaLabel, aroundLabel, groupAround } from '../places/joined-places.ts';
import type { Place } from '../places/place-names.ts';
import type { Slot, Wish } from '../understanding.ts';

/** A search as it is executed, and what happened to the parts of its text. */
export interface Understood {
  readonly asked: AskedSearch;
  /** The wishes that the search applies. */
  readonly slots: readonly Slot[];
  readonly ignored: readonly string[];
  /** Words and wishes that were dropped because no ad matches them together with the rest. */
  readonly leftOut: readonly string[];
  /** Conditions that few ads state, and a place that has few ads: their ads come first, and others follow. */
  readonly preferred?: readonly string[];
  /** Words that no ad contains, with the words that are searched instead. */
  readonly guessed?: readonly {
    readonly written: string;
    readonly meant: string;
    /** The text without the word. */
    readonly without: string;
  }[];
  /** The town has too few ads, so its surroundings are searched. */
  readonly isWidened?: boolean;
}

const isSet = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Whether a filter already sets the subject of a wish: then the filter takes precedence. */
export function isOverruled({ kind }: Wish, query: SearchFilters): boolean {
  if (kind === 'type') return isSet(query.job_type__terms);
  if (kind === 'start') return isSet(query.job_start__range);
  if (kind !== 'place') return false;
  return [query.city, query.postcode, query.location__geo_distance].some(isSet);
}

type Parameters = { -readonly [Name in keyof AskedSearch]: AskedSearch[Name] };
type WritableSlots = { -readonly [Name in keyof Slots]: Slots[Name] };

/** The largest perimeter in km that is tried; around an area one that covers the whole state. */
const widestKm = 100;
const aroundAreaKm = 250;

function applyArea(
  { group, centre }: Extract<Place, { kind: 'area' }>,
  km: number,
  asked: Parameters,
  slots: WritableSlots,
): void {
  if (km > 0 && centre) asked.location__geo_distance = { km, ...centre };
  else slots.towns = group;
}

function apply({ wish }: Slot, asked: Parameters, slots: WritableSlots): void {
  switch (wish.kind) {
    case 'type':
      asked.job_type__terms = [...wish.types];
      break;
    case 'start':
      if (wish.ofTypes === undefined) asked.job_start__range = wish.range;
      else
        slots.starts = wish.ofTypes.map(({ type, range }) => ({
          type: numberOfJobType(type),
          range,
        }));
      break;
    case 'condition':
      slots.conditions = eitherMask(slots.conditions, wish.mask);
      slots.withoutConditions = eitherMask(slots.withoutConditions, wish.deniedMask);
      break;
    case 'not':
      slots.excluded = [...slots.excluded, wish.what];
      break;
    case 'company':
      slots.companies = wish.companies;
      break;
    case 'place':
      if (wish.place.kind === 'area') applyArea(wish.place, wish.km, asked, slots);
      else {
        const { place, km } = wish;
        // Several towns may have one postcode.
        if (place.kind === 'postcode' && km === 0) asked.postcode = place.postcode;
        else {
          asked.city = place.town.name;
          asked.state = place.town.state;
          if (km > 0) asked.perimeter = km;
        }
      }
  }
}

/** The search with its filters and with these wishes of its text. */
export function askedWith(
  query: SearchFilters,
  words: string,
  wishes: readonly Slot[],
): AskedSearch {
  const asked: Parameters = { ...query, search_multi_match: words, isSoft: true };
  const slots: WritableSlots = {
    conditions: 0,
    withoutConditions: 0,
    excluded: [],
  };
  for (const slot of wishes) apply(slot, asked, slots);
  return { ...asked, slots };
}

const filterNames = Object.keys(searchFilters.shape) as (keyof SearchFilters)[];

/** Cache key: equal for equal filters, regardless of other fields of the query. */
export function keyOfFilters(query: SearchFilters): string {
  let key = '';
  for (const name of filterNames) {
    const value = query[name];
    if (value !== undefined) key += `${name} ${JSON.stringify(value)}\n`;
  }
  return key;
}

/** Undefined where the perimeter is no wider than what was asked for. @param all all towns */
export function widerSlot(slot: Slot, km: number, all: readonly Town[]): Slot | undefined {
  const { wish } = slot;
  if (wish.kind !== 'place') return slot;
  const { place } = wish;
  if (place.kind !== 'area') {
    if (km <= wish.km) return undefined;
    return { ...slot, label: aroundLabel(place.town.name, km), wish: { ...wish, km } };
  }
  if (place.centre !== undefined) {
    if (wish.km > 0 || km < widestKm) return undefined;
    return { ...slot, label: `Umgebung: ${place.label}`, wish: { ...wish, km: aroundAreaKm } };
  }
  if (place.named === undefined || km <= wish.km) return undefined;
  const around = { ...place, group: groupAround(place, km, all) };
  return { ...slot, label: aroundAreaLabel(place, km), wish: { ...wish, place: around, km } };
}
