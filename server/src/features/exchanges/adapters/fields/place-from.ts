import type { ImportedAd } from '../../pipeline/imported-ad.ts';
import { foldedTown } from '../../pipeline/matching/places/place-text.ts';
import { readAddress, type Address } from './address-line.ts';
import { countryCode, lineOf, townOf } from '../reading.ts';

/** What a source says of a place, in fields of its own or in one line, whichever field that stands in. */
export type PlaceFields = Partial<
  Record<'street' | 'postcode' | 'town' | 'state' | 'country' | 'address', string>
>;

/** Whether a line is more than the name of a street. */
const isWhole = ({ postcode, town }: Address) => postcode !== '' && town !== '';

/** Whether two names may be those of one town: 'Halle' and 'Halle (Saale)'. */
function isSameTown(one: string, other: string): boolean {
  const [short = '', long = ''] = [foldedTown(one), foldedTown(other)].toSorted(
    (left, right) => left.length - right.length,
  );
  return short !== '' && (long === short || long.startsWith(`${short} `));
}

/**
 * A place of its fields. What one of them lacks is taken out of a line in another one; where both name a town, only if it is the same.
 */
export function placeFrom(fields: PlaceFields): Omit<ImportedAd['place'], 'position'> {
  const { street = '', postcode = '', town = '', state = '', country = '', address = '' } = fields;
  // Some write town and state in the field of the state.
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
    state: (isTown ? '' : lineOf(state)) || named.state || (other.state ?? ''),
    country: found.country,
  };
}
