import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';
import { foldedTown } from '../../pipeline/matching/places/place-text.ts';
import { countryCode, lineOf } from '../reading.ts';
import { isObject, valueOf } from './fields.ts';

/** One of the places of an ad. */
export interface AgencyPlace {
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  readonly state: string;
  readonly country: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

export const nowhere: AgencyPlace = {
  street: '',
  postcode: '',
  town: '',
  state: '',
  country: '',
  position: null,
};

/** A country that is none of those we know is not ours either: ISO 3166 leaves this code to everybody. */
const elsewhere = 'ZZ';

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? lineOf(String(value)) : '';

function countryOf(land: string): string {
  if (land === '') return '';
  const plain = land.replaceAll('_', ' ');
  const withUmlauts = plain.replaceAll('OE', 'Ö').replaceAll('UE', 'Ü').replaceAll('AE', 'Ä');
  return countryCode(plain) || countryCode(withUmlauts) || elsewhere;
}

/** Longer than every state's name. Characters. */
const longestState = 60;

const foldedState = (name: string) => foldedTown(name).replaceAll(' ', '');

/** The board's state as everybody writes it; the agency writes 'SACHSEN_ANHALT' and 'THUERINGEN', too. */
function stateOf(region: string): string {
  const folded = foldedState(region.slice(0, longestState).replaceAll('_', ' '));
  return boardStateNames.find((name) => foldedState(name) === folded) ?? region;
}

const isOfBoard = (state: string) => boardStateNames.includes(state);

/** Postcodes are texts; one that lost its zero on the way, as numbers do, gets it back. */
function postcodeOf(value: string, country: string): string {
  const whole = country === 'DE' && /^\d{4}$/.test(value) ? `0${value}` : value;
  return /^\d{5}$/.test(whole) ? whole : '';
}

function positionOf(latitude: unknown, longitude: unknown): AgencyPlace['position'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  // Zero on both is what a missing one looks like.
  const isOne = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && latitude !== 0;
  return isOne ? { latitude, longitude } : null;
}

/** v6 has the address in a part of its own, v4 beside the coordinates. */
function readPlace(value: unknown): AgencyPlace {
  if (!isObject(value)) return nowhere;
  const address = isObject(value['adresse']) ? value['adresse'] : value;
  const point = isObject(value['koordinaten']) ? value['koordinaten'] : value;
  const country = countryOf(text(address['land']));
  return {
    street: `${text(address['strasse'])} ${text(address['hausnummer'])}`.trim(),
    postcode: postcodeOf(text(address['plz']), country),
    town: text(address['ort']),
    state: stateOf(text(address['region'])),
    country,
    position: positionOf(point['breite'] ?? point['lat'], point['laenge'] ?? point['lon']),
  };
}

/** Whether the place may be in the board's state, as far as the agency says. */
export function isHere(place: AgencyPlace): boolean {
  return ['', 'DE'].includes(place.country) && (place.state === '' || isOfBoard(place.state));
}

/** All places of an ad in order, those in the board's state first. */
export function placesOf(raw: unknown): readonly AgencyPlace[] {
  const given = valueOf(raw, 'places');
  const places = (Array.isArray(given) ? given : [given]).map(readPlace);
  const certain = places.filter((place) => isHere(place) && isOfBoard(place.state));
  return [...certain, ...places.filter((place) => !certain.includes(place))];
}
