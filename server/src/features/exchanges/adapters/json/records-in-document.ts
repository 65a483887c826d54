import { adsOfCompany } from './ads-of-company.ts';
import { bare } from '../formats/field-names.ts';
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

/** Adds the name of the company around an ad if the ad names none. */
function withCompany(ad: Properties, company: unknown): Properties {
  const isNamed = companyNames.some((name) => ad[name] !== undefined);
  return typeof company !== 'string' || isNamed ? ad : { ...ad, company };
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

  /** @param company name of the company around the value; not a text if there is none */
  look(value: unknown, name: string, depth: number, company?: unknown): void {
    if (depth > this.#deepest || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value) this.#lookAtEntry(one, name, depth, company);
      return;
    }
    const thing = propertiesOf(value);
    if (this.#looksLikeAd(thing)) return this.#take(withCompany(thing, company));
    const rows = this.#isWhole ? rowsOfColumns(thing) : [];
    if (rows.some(this.#looksLikeAd))
      return rows.forEach((row) => this.#take(withCompany(row, company)));
    const entries = Object.entries(thing);
    const around = companyBeside(thing) ?? company;
    const isById =
      entries.length > 0 && entries.every(([, one]) => this.#looksLikeAd(propertiesOf(one)));
    for (const [key, one] of entries) {
      if (isById) this.#take(withCompany({ id: key, ...propertiesOf(one) }, around));
      else this.look(one, key, depth + 1, around);
    }
  }

  /** An entry of a list of companies may look like an ad itself, so ads within it take precedence. */
  #lookAtEntry(entry: unknown, name: string, depth: number, company: unknown): void {
    if (!companyLists.has(bare(name))) return this.look(entry, name, depth + 1, company);
    const thing = propertiesOf(entry);
    const ads = adsOfCompany(thing);
    if (ads.length > 0) return ads.forEach((ad) => this.#take(ad));
    for (const [key, one] of Object.entries(thing))
      this.look(one, key, depth + 1, thing['name'] ?? company);
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
