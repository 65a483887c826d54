import type { PlaceRow } from '../../../../places/all-places-store.ts';
import { foldedTown } from './place-text.ts';

export type Part = PlaceRow['parts'][number];

/** A town with its places, one for each postcode. */
export class KnownTown {
  readonly name: string;
  readonly district: string;
  readonly municipality: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly places: PlaceRow[] = [];
  readonly #parts: ReadonlyMap<string, Part>;

  constructor(row: PlaceRow) {
    this.name = row.town;
    this.district = row.district;
    this.municipality = row.municipality;
    this.latitude = row.townLatitude;
    this.longitude = row.townLongitude;
    this.population = row.population;
    this.#parts = new Map(row.parts.map((part) => [foldedTown(part.name), part]));
  }

  use(postcode: string): PlaceRow['use'] | undefined {
    return this.places.find((place) => place.postcode === postcode)?.use;
  }

  partNamed(folded: string): Part | undefined {
    const whole = this.#parts.get(folded);
    if (whole) return whole;
    // 'Stadtfeld' is both Stadtfeld Ost and Stadtfeld West.
    const [half] = [...this.#parts].find(([name]) => name.startsWith(`${folded} `)) ?? [];
    return half === undefined ? undefined : { name: folded, postcode: '' };
  }

  get parts(): Iterable<[folded: string, Part]> {
    return this.#parts;
  }

  /** Its place with a postcode that a text names. The postcode of a PO box is no place of an ad. */
  placeWith(postcode: string): PlaceRow | undefined {
    return this.places.find((place) => place.postcode === postcode && place.use !== 'box');
  }

  /** Its place if no postcode is named: that of the part, the town hall's, the only one, or the one without a postcode. */
  placeWithout(part?: Part): PlaceRow | undefined {
    const own = part && this.placeWith(part.postcode || ' ');
    const street = this.places.filter(({ use }) => use === 'main' || use === 'street');
    const unknown = this.places.find(({ use }) => use === 'unknown');
    if (own) return own;
    if (street.length === 1) return street[0];
    if (part) return unknown;
    return street.find(({ use }) => use === 'main') ?? unknown;
  }
}
