import type { FieldName } from './field-names.ts';

const fieldsOfPlace = ['street', 'postcode', 'town', 'address', 'state', 'country'] as const;

/** A place by the fields of a record. */
export type PlaceOfEntry = Partial<Record<(typeof fieldsOfPlace)[number], string>>;

const isOfPlace = (field: FieldName): field is (typeof fieldsOfPlace)[number] =>
  (fieldsOfPlace as readonly string[]).includes(field);

/** Maximum number of further places of an ad, and of characters of each of their fields. */
const max = { places: 50, length: 300 } as const;

/** Collects the places in the further entries of a record's lists. */
export class OtherPlaces {
  readonly #places = new Map<string | number, PlaceOfEntry>();

  add(entry: string | number, field: FieldName, text: string): void {
    if (!isOfPlace(field) || text.length > max.length) return;
    const place = this.#places.get(entry);
    if (place === undefined && this.#places.size >= max.places) return;
    this.#places.set(entry, { [field]: text, ...place });
  }

  /** Those that name a town. */
  get all(): readonly PlaceOfEntry[] {
    return [...this.#places.values()].filter(
      ({ postcode, town, address }) => (postcode ?? town ?? address) !== undefined,
    );
  }
}
