import type { ImportedAd } from '../../pipeline/imported-ad.ts';
import { foldedTown } from '../../pipeline/matching/places/place-text.ts';
import { readAddress, type Address } from './address-line.ts';
import { countryCode, lineOf, townOf } from '../reading.ts';

/** The place of a source, in separate fields or in one line, which may be in any of the fields. */
export type PlaceFields = Partial<
  Record<'street' | 'postcode' | 'town' | 'state' | 'country' | 'address', string>
>;

/** Whether a line is more than a street. */
const isWhole = ({ postcode, town }: Address) => postcode !== '' && town !== '';

/** Whether two names may belong to the same town: 'Halle' and 'Halle (Saale)'. */
function isSameTown(one: string, other: string): boolean {
  const [short = '', long = ''] = [foldedTown(one), foldedTown(other)].toSorted(
    (left, right) => left.length - right.length,
  );
  return short !== '' && (long === short || long.startsWith(`${short} `));
}

/**
 * Reads a place from its fields. Missing parts are taken from a line in another field; if both name a town, only if it is the same.
 */
export function placeFrom(fields: PlaceFields): Omit<ImportedAd['place'], 'position'> {
  const { street = '', postcode = '', town = '', state = '', country = '', address = '' } = fields;
  // Some sources put town and state into the field of the state.
  const isTown = town === '' && postcode === '' && address === '' && state.includes(',');
  const named = readAddress(isTown ? state : town);
  const inStreet = readAddress(street);
  const whole = isWhole(inStreet) ? inStreet : readAddress(address);
  const isOurs = named.town === '' || whole.town === '' || isSameTown(named.town, whole.town);
  const other: Partial<Address> = isOurs ? whole : {};
  const found = {
    street: isWhole(inStreet) ? inStreet.street : lineOf(street),
    country: countryCode(lineOf(country)) || named.country || (other.country ?? ''),
    town: named.town || (other.town ?? ''),
  };
  const own = townOf(lineOf(postcode), found.town, found.country);
  return {
    ...own,
    street: found.street || named.street || (other.street ?? ''),
    postcode: own.postcode || named.postcode || (other.postcode ?? ''),
    // A number is the state of the ad in its system.
    state:
      (isTown || !/\p{L}/u.test(state) ? '' : lineOf(state)) || named.state || (other.state ?? ''),
    country: found.country,
  };
}

type Where = Omit<ImportedAd['place'], 'position'>;

/** Whether a place names no town. */
export const isNowhere = ({ town, postcode }: Where): boolean => town === '' && postcode === '';

/**
 * Returns the place of a source. If it names no town, it is the company's address, unless a position, a state or a country of the source may
 * mean another place.
 */
export function placeOrCompanyAddress(
  said: ImportedAd['place'],
  companys: () => Where,
): ImportedAd['place'] {
  if (!isNowhere(said) || said.position !== null) return said;
  const own = companys();
  const isOtherState = said.state !== '' && said.state !== own.state;
  const isAbroad = said.country !== '' && said.country !== (own.country || 'DE');
  return isNowhere(own) || isOtherState || isAbroad ? said : { ...own, position: null };
}
