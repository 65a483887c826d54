import type { FeedMapping } from '@lehrpfad/contract/exchanges/settings.ts';
import type { Json } from '../../pipeline/imported-ad.ts';
import { foldName, type FieldName } from './field-names.ts';
import { isAboutPeople, meaningOf } from './field-paths.ts';
import { isHidingValue } from './field-values.ts';
import { knownPath, type KnownPath } from './known-paths.ts';
import { MappedPaths, type FeedReading, type FeedSample } from './feed-mapping.ts';
import { FormatPaths, type FeedFormat, type Meaning } from './feed-format.ts';
import { OtherPlaces, type PlaceOfEntry } from './other-places.ts';
import { wordSet } from './words.ts';

/** A part of the description; the heading is empty if it has none. */
export type DescribedPart = { readonly heading: string; readonly text: string };

/** The fields that were read from a record. */
export type Fields = Partial<Record<FieldName, string>> & {
  parts?: readonly DescribedPart[];
  /** Further places of the ad, if it has several. */
  otherPlaces?: readonly PlaceOfEntry[];
  /** The company that the feed names outside of its records. */
  companyOfFeed?: string;
  /** The kind that is said once of all records of a list. */
  kindOfList?: string;
  /** Whether there is a field that only apprenticeships, or internships, have. */
  isTraining?: true;
  isInternship?: true;
  /** Whether its source says that it must not be shown: a draft, or one that is filled. */
  isHidden?: true;
};

/** Names of fields, or of objects with their parts, that only ads of one kind have. */
const ofTraining = wordSet(
  'ausbildungsbeginn ausbildungsstart ausbildungsberuf apprenticeshipstartedat ausbildungsbetrieb ausbildungsstaette ausbildungsstätte',
);
const ofInternship = wordSet(
  'praktikumsbeginn praktikumsstart praktikumsende praktikumsberuf praktikumszeitraum praktikumstermin praktikumsbetrieb',
);

/** Field names of an answer whether an ad is of a kind, and the answer. */
const askingTraining = wordSet('ausbildung istausbildung apprenticeship isapprenticeship');
const askingInternship = wordSet('praktikum istpraktikum internship isinternship');
const yes = new Set(['true', '1', 'ja', 'yes', 'x', 'wahr']);

/** Field names of a name beside its value, field names of that value, and the longest such name. Characters. */
const pairNames = new Set(['label', 'key', 'name', 'fieldlabel', 'feld', 'schluessel']);
const pairValues = new Set(['value', 'valuelabel', 'wert']);
const maxNameLength = 60;

/** Maximum number of parts of a description; systems have about five. */
const maxParts = 30;

type Part = DescribedPart & { readonly order: number };

/** '1.0E+5': a spreadsheet has rounded the number, and other ads have the same. */
const isRounded = (id: string) => /^\d(?:[.,]\d{1,15})?E\+\d{1,3}$/i.test(id);

/** Collects the fields of one record. Of several names for the same field the most reliable counts, and of equal ones the first. */
export class FieldReader {
  readonly #format: FeedFormat | undefined;
  readonly #paths: FormatPaths | undefined;
  readonly #mapped: MappedPaths | undefined;
  readonly #sample: FeedSample | undefined;
  readonly #fields: Partial<Record<FieldName, string>> = {};
  readonly #orders = new Map<FieldName, number>();
  readonly #parts: Part[] = [];
  readonly #places = new OtherPlaces();
  #isTraining = false;
  #isInternship = false;
  #isHidden = false;
  #isIdLeftOut = false;
  #heading = '';
  /** The last name beside a value, and its path: `{ "label": "Ort", "value": "Halle" }`. */
  #label = { at: '', name: '' };

  constructor(format?: FeedFormat, { mapping, sample }: FeedReading = {}) {
    this.#format = format;
    this.#mapped = mapping && mappedPathsOf(mapping);
    this.#sample = sample;
    this.#paths = format && pathsOf(format);
  }

  /** Returns the meaning of a path: by the editors' mapping, by the format, else by its name. */
  #meaningsOf(path: readonly string[], known: KnownPath = knownPath(path)): readonly Meaning[] {
    if (known.isAboutPeople) return [];
    const own = this.#paths?.at(known.names) ?? [];
    const detected = own.length > 0 ? own : known.meanings;
    return this.#mapped === undefined ? detected : this.#mapped.at(path, detected);
  }

  /** Whether a field for an id was empty. */
  get isIdLeftOut(): boolean {
    return this.#isIdLeftOut;
  }

  /** Whether the value at a path is a text for people, which may contain markup. */
  isText(path: readonly string[]): boolean {
    return this.#meaningsOf(path).some(
      (meaning) => 'text' in meaning || ('field' in meaning && meaning.field === 'description'),
    );
  }

  /**
   * @param path names from the record down
   * @param further the further entry of a list that it is in: those add texts, and other places, but no other company
   */
  add(path: readonly string[], value: string, further?: string | number): void {
    const text = value.trim();
    if (text === '') {
      this.#isIdLeftOut ||= this.#meaningsOf(path).some(
        (one) => 'field' in one && one.field === 'id',
      );
      return;
    }
    if (this.#sample !== undefined && !isAboutPeople(path)) this.#sample.addPath(path, text);
    const named = this.#namedBy(path, text);
    const read = named ?? path;
    const known = knownPath(read);
    const isYes = yes.has(text.toLowerCase());
    this.#isTraining ||=
      known.names.some((name) => ofTraining.has(name)) || (isYes && askingTraining.has(known.last));
    this.#isInternship ||=
      known.names.some((name) => ofInternship.has(name)) ||
      (isYes && askingInternship.has(known.last));
    if (known.showing !== undefined) this.#isHidden ||= isHidingValue(known.showing, text);
    for (const meaning of this.#meaningsOf(read, known)) {
      if ('text' in meaning) this.#addText(meaning, text);
      else if (!('field' in meaning)) this.#heading = text;
      else if (further === undefined || named !== undefined) this.#addField(meaning, text);
      else this.#places.add(further, meaning.field, text);
    }
  }

  /** Returns the path of a value whose name is another value beside it; undefined for any other. */
  #namedBy(path: readonly string[], text: string): readonly string[] | undefined {
    const last = foldName(path.at(-1) ?? '');
    const at = path.slice(0, -1).join('.');
    if (at === '' || !(pairValues.has(last) || pairNames.has(last))) return undefined;
    if (pairNames.has(last)) {
      this.#label = { at, name: text.length <= maxNameLength ? text : '' };
      return undefined;
    }
    const { name } = this.#label;
    if (this.#label.at !== at || this.#meaningsOf(path).length > 0) return undefined;
    const meaning = meaningOf([name]);
    return meaning !== undefined && 'field' in meaning ? [name] : undefined;
  }

  #addText({ text: order, heading }: { text: number; heading?: string }, text: string): void {
    if (this.#parts.length < maxParts)
      this.#parts.push({ order, heading: this.#heading || (heading ?? ''), text });
    this.#heading = '';
  }

  #addField({ field, order }: { field: FieldName; order: number }, text: string): void {
    if (field === 'id' && isRounded(text)) return;
    if (order >= (this.#orders.get(field) ?? Number.POSITIVE_INFINITY)) return;
    this.#orders.set(field, order);
    this.#fields[field] = (field === 'kind' ? this.#format?.kinds?.[text] : undefined) ?? text;
  }

  get fields(): Fields {
    const { link } = this.#fields;
    // If an ad has a URL but no id, the URL is its id.
    const { id = link } = this.#fields;
    const template = link === undefined && id !== undefined ? this.#format?.link : undefined;
    const parts = this.#parts
      .toSorted((one, other) => one.order - other.order)
      .map(({ heading, text }) => ({ heading, text }));
    return {
      ...this.#fields,
      ...(id !== undefined && { id }),
      ...(template !== undefined && {
        link: template.replace('{id}', encodeURIComponent(id ?? '')),
      }),
      ...(parts.length > 0 && { parts }),
      ...(this.#places.all.length > 0 && { otherPlaces: this.#places.all }),
      ...(this.#isTraining && { isTraining: true }),
      ...(this.#isInternship && { isInternship: true }),
      ...(this.#isHidden && { isHidden: true }),
    };
  }
}

const known = new WeakMap<FeedFormat, FormatPaths>();

/** Paths of a format, made once for each format, since a feed has many records. */
function pathsOf(format: FeedFormat): FormatPaths {
  const paths = known.get(format) ?? new FormatPaths(format);
  known.set(format, paths);
  return paths;
}

const mappedPaths = new WeakMap<FeedMapping, MappedPaths>();

function mappedPathsOf(mapping: FeedMapping): MappedPaths {
  const paths = mappedPaths.get(mapping) ?? new MappedPaths(mapping);
  mappedPaths.set(mapping, paths);
  return paths;
}

/** Reads the fields of a stored record. */
export function fieldsIn(raw: Json): Fields {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  return isObject ? (raw as Fields) : {};
}
