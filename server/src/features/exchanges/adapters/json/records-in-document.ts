import { adsOfCompany } from './ads-of-company.ts';
import { foldName, usualNameOf } from '../formats/field-names.ts';
import { fieldsOf } from './looks-like-ad.ts';
import { rowsOfColumns, unwrappedText } from './columns.ts';
import { propertiesOf, type Properties } from './properties.ts';
import { maxRecordLength } from '../feed/record-limits.ts';
import { wordSet } from '../formats/words.ts';

/** A record that was found in a document, with its size as it was sent. */
interface FoundRecord {
  readonly value: unknown;
  readonly size: number;
}

/** Whether an object has enough fields to be an ad. */
type LooksLikeAd = (thing: Properties) => boolean;

/** Levels of nested objects that are searched, and most records that are returned. */
const usualDepth = 6;
const max = 20_000;

/** Lists of companies, whose names apply to the ads within them. */
const companyLists = wordSet('companies company firmen betriebe unternehmen arbeitgeber employers');

const companyNames = ['company', 'companyName', 'company_name', 'firma', 'hiringOrganization'];

/** The name of the company beside an ad in its wrapper: `{ "jobPostingInfo": { … }, "hiringOrganization": { … } }`. */
function companyBeside(thing: Properties): unknown {
  const value = companyNames.map((name) => thing[name]).find((one) => one !== undefined);
  return typeof value === 'string' ? value : propertiesOf(value)['name'];
}

/** What the objects around an ad say of it: a name of its company, if it is a text, and its place. */
interface Around {
  readonly company?: unknown;
  readonly place?: Properties | undefined;
}

const placeFields = ['street', 'houseNumber', 'postcode', 'town', 'address', 'state'] as const;

/** The place that an object names beside the lists within it: `{ "ort": "Halle", "stellen": [ … ] }`. */
function placeBeside(thing: Properties): Properties | undefined {
  const own = Object.entries(thing).filter(([, value]) => typeof value !== 'object');
  const fields = own.length === 0 ? {} : fieldsOf(Object.fromEntries(own));
  const named = placeFields.flatMap((name) => {
    const value = fields[name];
    return value === undefined ? [] : [[usualNameOf(name), value] as const];
  });
  const isPlace = (fields.town ?? fields.postcode) !== undefined;
  return isPlace ? Object.fromEntries(named) : undefined;
}

const namesPlace = (ad: Properties): boolean => {
  const fields = fieldsOf(ad);
  return placeFields.some((name) => fields[name] !== undefined);
};

/** Adds the company and the place around an ad if the ad names none. */
function withAround(ad: Properties, { company, place }: Around): Properties {
  const isNamed = companyNames.some((name) => ad[name] !== undefined);
  const ofPlace = place === undefined || namesPlace(ad) ? {} : place;
  return { ...ofPlace, ...ad, ...(typeof company === 'string' && !isNamed && { company }) };
}

/** Searches for ads in a document without a list of a usual name. */
class RecordSearch {
  readonly found: FoundRecord[] = [];
  readonly #looksLikeAd: LooksLikeAd;
  readonly #deepest: number;
  /** Whether no text of the document was left out because of its length: missing cells would move others to wrong rows. */
  readonly #isWhole: boolean;

  constructor(looksLikeAd: LooksLikeAd, deepest: number, isWhole: boolean) {
    this.#looksLikeAd = looksLikeAd;
    this.#deepest = deepest;
    this.#isWhole = isWhole;
  }

  #take(ad: Properties): void {
    if (this.found.length < max) this.found.push({ value: ad, size: JSON.stringify(ad).length });
  }

  look(value: unknown, name: string, depth: number, outer: Around = {}): void {
    if (depth > this.#deepest || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value) this.#lookAtEntry(one, name, depth, outer);
      return;
    }
    const thing = propertiesOf(value);
    if (this.#looksLikeAd(thing)) return this.#take(withAround(thing, outer));
    const rows = this.#isWhole ? rowsOfColumns(thing) : [];
    if (rows.some(this.#looksLikeAd))
      return rows.forEach((row) => this.#take(withAround(row, outer)));
    const entries = Object.entries(thing);
    const around = {
      company: companyBeside(thing) ?? outer.company,
      place: placeBeside(thing) ?? outer.place,
    };
    const isById =
      entries.length > 0 && entries.every(([, one]) => this.#looksLikeAd(propertiesOf(one)));
    for (const [key, one] of entries) {
      if (isById) this.#take(withAround({ id: key, ...propertiesOf(one) }, around));
      else this.look(one, key, depth + 1, around);
    }
  }

  /** An entry of a list of companies may look like an ad itself, so ads within it take precedence. */
  #lookAtEntry(entry: unknown, name: string, depth: number, outer: Around): void {
    if (!companyLists.has(foldName(name))) return this.look(entry, name, depth + 1, outer);
    const thing = propertiesOf(entry);
    const ads = adsOfCompany(thing);
    if (ads.length > 0) return ads.forEach((ad) => this.#take(ad));
    for (const [key, one] of Object.entries(thing))
      this.look(one, key, depth + 1, { ...outer, company: thing['name'] ?? outer.company });
  }
}

/**
 * Returns the ads of a document that is no list: the document itself, one record in the place of a list, records by their ids, lists within
 * other objects, a table by columns, a document as text.
 * @param size of the document in characters; of a large one, texts may be missing
 */
export function recordsInDocument(
  document: unknown,
  looksLikeAd: LooksLikeAd,
  deepest = usualDepth,
  size = 0,
): FoundRecord[] {
  const isWhole = size <= maxRecordLength;
  const search = new RecordSearch(looksLikeAd, deepest, isWhole);
  search.look(isWhole ? unwrappedText(document) : document, '', 0);
  return search.found;
}
