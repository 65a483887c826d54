import type { BrafoField } from '@lehrpfad/contract/occupations/occupations.ts';
import type { Fallback } from '@lehrpfad/contract/search/guidance.ts';
import { inWholeState, stateName } from '@lehrpfad/regions/parts/names.ts';
import type { Place } from '../../places/place.ts';
import { readBrafo, readCircle } from '../link-values.ts';
import { changed, perimeterLabel, type Search } from '../search.ts';
import { t, translated } from '../../../core/texts/texts.ts';

type Change = Fallback['change'];

/** Returns the search of an alternative, from the changes of the API's parameters. */
export function searchAfter(search: Search, change: Change): Search {
  const { search_multi_match: text, brafo_fields: brafo } = change;
  return changed(search, {
    ...(text !== undefined && { text }),
    ...(change.job_type__terms === null && { types: [] }),
    ...(change.job_start__range === null && { start: 0 }),
    ...(change.created__range === null && { created: 0 }),
    ...(brafo !== undefined && { brafo: readBrafo(brafo) }),
    ...placeAfter(search, change),
  });
}

/** A circle in the change becomes a point with the town's name; a removed town removes its radius, too. */
function placeAfter(search: Search, change: Change): Pick<Search, 'place' | 'perimeter'> {
  const { place, perimeter } = search;
  const circle = readCircle(change.location__geo_distance ?? null);
  if (circle) {
    const { km, latitude, longitude } = circle;
    const point = { kind: 'point', city: change.city ?? '', latitude, longitude } as const;
    return { place: point, perimeter: km };
  }
  if (change.city) {
    const { city, state } = change;
    return { place: { kind: 'town', city, postcode: '', state: state ?? '' }, perimeter: 0 };
  }
  if (place !== null && isTakenAway(place, change)) return { place: null, perimeter: 0 };
  return { place, perimeter: change.location__geo_distance === null ? 0 : perimeter };
}

/** Whether a change removes the parameters of the place. */
function isTakenAway(place: Place, change: Change): boolean {
  if (place.kind === 'region') return change.area_search === null;
  if (place.kind === 'point') return change.location__geo_distance === null;
  return place.city === '' ? change.postcode === null : change.city === null;
}

const filterNames = ['job_type__terms', 'job_start__range', 'created__range'] as const;

/** Returns the description of an alternative, without its number. `fields` may not have loaded yet. */
export function fallbackLabel(way: Fallback, fields: readonly BrafoField[]): string {
  const { reason, text = '', km = 0, change } = way;
  switch (reason) {
    case 'spelling':
      return t('Meintest du „{text}“?', { text });
    case 'words':
      return t('Nur nach „{text}“ suchen', { text });
    case 'perimeter':
      return t('„{text}“ im Umkreis von {perimeter} um {town}', {
        text,
        perimeter: perimeterLabel(km),
        town: change.city ?? t('den Ort'),
      });
    case 'filters':
      return t('Ohne Filter');
    case 'place': {
      const drops =
        change.brafo_fields === null || filterNames.some((name) => change[name] === null);
      return (
        t('{inWholeState}', {
          inWholeState: inWholeState.replace('i', 'I'),
          state: translated(stateName),
        }) + (drops ? t(', ohne Filter') : '')
      );
    }
    case 'related_occupation':
      return t('Ähnlicher Beruf: {occupation}', { occupation: text });
    case 'career_field':
      return careerFieldLabel(text, readBrafo(change.brafo_fields ?? null), fields);
    case 'all':
      return t('Alle Stellen ansehen');
  }
}

function careerFieldLabel(
  occupation: string,
  numbers: readonly number[],
  fields: readonly BrafoField[],
): string {
  const names = fields
    .filter(({ number }) => numbers.includes(number))
    .map(({ description }) => t('„{description}“', { description: translated(description) }));
  if (names.length === 0) return t('Ähnliche Berufe wie „{occupation}“', { occupation });
  const which = names.length === 1 ? t('dem Feld') : t('den Feldern');
  return t('Ähnliche Berufe aus {which} {list}', { which, list: names.join(t(' und ')) });
}
