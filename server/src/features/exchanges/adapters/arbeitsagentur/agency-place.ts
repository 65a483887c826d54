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

export const emptyAgencyPlace: AgencyPlace = {
  street: '',
  postcode: '',
  town: '',
  state: '',
  country: '',
  position: null,
};

/** Code for an unknown country, which is not ours either: ISO 3166 leaves this code to users. */
const elsewhere = 'ZZ';

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? lineOf(String(value)) : '';

function countryOf(land: string): string {
  if (land === '') return '';
  const plain = land.replaceAll('_', ' ');
  const withUmlauts = plain.replaceAll('OE', 'Ö').replaceAll('UE', 'Ü').replaceAll('AE', 'Ä');
  return countryCode(plain) || countryCode(withUmlauts) || elsewhere;
}

/** Characters, more than any state's name has. */
const maxStateLength = 60;

const foldedState = (name: string) => foldedTown(name).replaceAll(' ', '');

/** The usual name of the board's state; the agency also writes 'SACHSEN_ANHALT' and 'THUERINGEN'. */
function stateOf(region: string): string {
  const folded = foldedState(region.slice(0, maxStateLength).replaceAll('_', ' '));
  return boardStateNames.find((name) => foldedState(name) === folded) ?? region;
}

const isOfBoard = (state: string) => boardStateNames.includes(state);

/** Postcodes are texts. One that has lost its leading zero as a number gets it back. */
function postcodeOf(value: string, country: string): string {
  const whole = country === 'DE' && /^\d{4}$/.test(value) ? `0${value}` : value;
  return /^\d{5}$/.test(whole) ? whole : '';
}

function positionOf(latitude: unknown, longitude: unknown): AgencyPlace['position'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  // Coordinates of zero mean that they are missing.
  const isOne = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && latitude !== 0;
  return isOne ? { latitude, longitude } : null;
}

/** Reads a place. In v6 the address is a separate object, in v4 it is beside the coordinates. */
function readPlace(value: unknown): AgencyPlace {
  if (!isObject(value)) return emptyAgencyPlace;
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

/** Whether the place may be in the board's state, according to the agency's fields. */
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
