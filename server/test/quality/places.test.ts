import { describe, expect, it } from 'vitest';
import { adOfFields } from '../../src/features/exchanges/adapters/feed/feed-fields.ts';
import { isRejected } from '../../src/features/exchanges/pipeline/imported-ad.ts';
import {
  PlaceMatcher,
  type PlaceMatch,
} from '../../src/features/exchanges/pipeline/matching/places/match-place.ts';
import { validate } from '../../src/features/exchanges/pipeline/validate.ts';
import { builtInPlaces } from '../../src/features/places/all-places-store.fixture.ts';
import { casesOf, halves, measured } from './measuring.ts';

interface PlaceText {
  readonly town?: string;
  readonly postcode?: string | number;
  readonly street?: string;
  readonly region?: string;
  readonly ortsteil?: string;
  readonly land?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly line?: string;
}

interface Resolved {
  readonly town: string;
  readonly district: string;
  readonly postcode: string | null;
  readonly postcode_any_of?: readonly string[];
  readonly postcode_main?: string;
  readonly town_any_of?: readonly string[];
  /** A part of the town, which may be named instead. */
  readonly part?: string;
  readonly geonames_postcode_outdated?: boolean;
}

type Expected =
  | Resolved
  | { readonly refused: true; readonly candidates: readonly string[] }
  | { readonly outside: true };

interface PlaceCase {
  readonly id: string;
  readonly text: PlaceText;
  readonly expected: Expected;
  readonly accepted?: readonly Resolved[];
  readonly or_refused?: boolean;
}

/** The minimum share of correct cases. */
const reach = { tuning: 0.98, 'held-out': 0.98 } as const;

const matcher = new PlaceMatcher(builtInPlaces());

/** Looks up a place as for a feed: parsed, cut to its limits, and matched. */
function found({ text }: PlaceCase): PlaceMatch {
  const fields = {
    title: 'Ausbildung Koch (m/w/d)',
    company: 'Beispiel',
    type: 'Ausbildung',
    town: [text.line ?? text.town ?? '', text.ortsteil ?? ''].filter(Boolean).join(' OT '),
    postcode: String(text.postcode ?? ''),
    street: text.street ?? '',
    state: text.region ?? '',
    country: text.land ?? '',
    latitude: String(text.latitude ?? ''),
    longitude: String(text.longitude ?? ''),
    kind: 'Ausbildung',
    link: 'https://beispiel.example/koch',
  };
  const read = validate(adOfFields(fields), '2026-11-22');
  return isRejected(read)
    ? { rejected: 'unknown-place', detail: read.rejected }
    : matcher.match(read.place);
}

/** Normalises a name for the comparison: without case, titles and a bracket at the end. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .replace(/ *[(/][^()]*\)?$/, '')
    .replace(/^(?:lutherstadt|hansestadt) /, '')
    .trim();

/** Unknown is correct if the text names no postcode. Also correct are the town's main postcode, and a village's current or former one. */
function isPostcodeRight(found: string, expected: Resolved): boolean {
  const { postcode, postcode_any_of: several = [], postcode_main: main } = expected;
  if (postcode !== null) return found === postcode || several.includes(found);
  const isOnly = several.length === 1 || expected.geonames_postcode_outdated === true;
  return found === '' || found === main || (isOnly && several.includes(found));
}

function isRight(match: PlaceMatch, expected: Resolved): boolean {
  if (!('place' in match)) return false;
  const { town, district, postcode } = match.place;
  const names = [expected.town, expected.part ?? '', ...(expected.town_any_of ?? [])].map(plain);
  return (
    names.includes(plain(town)) &&
    district === expected.district &&
    isPostcodeRight(postcode, expected)
  );
}

function wrongIn(one: PlaceCase): string | undefined {
  const { expected, accepted = [] } = one;
  const match = found(one);
  const isRefused = 'rejected' in match;
  const refusing = !('town' in expected) || one.or_refused === true;
  const resolved = 'town' in expected ? [expected] : accepted;
  if (refusing && isRefused) return undefined;
  if (resolved.some((each) => isRight(match, each))) return undefined;
  const said = isRefused
    ? `${match.rejected} (${match.detail})`
    : `${match.place.postcode} ${match.place.town}, ${match.place.district}`;
  return `${one.id} ${JSON.stringify(one.text)}: ${said} instead of ${JSON.stringify(expected)}`;
}

describe('the places of feeds', () => {
  it.each(halves)('are found, or refused, as often as promised (%s)', (half) => {
    const cases = casesOf<PlaceCase>('places', half);
    const { right, total } = measured('places', half, cases, wrongIn);
    const wrongly = cases.filter((one) => 'place' in found(one) && wrongIn(one) !== undefined);
    process.stdout.write(`places (${half}): ${wrongly.length} taken for another place\n`);
    expect(wrongly.length).toBe(0);
    expect(right / total).toBeGreaterThanOrEqual(reach[half]);
  });
});
