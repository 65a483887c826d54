import { TokenType } from '@streamparser/json';
import { kindAlone, kindOfTitle, type ListKind } from '../../fields/kind-alone.ts';
import { foldName, fieldOf, type FieldName } from '../../formats/field-names.ts';
import { companyOfTitle } from '../../fields/company-of-title.ts';
import { wordSet } from '../../formats/words.ts';

/** Texts of a document before its list, by their paths without punctuation: `company.name`. */
export type Head = ReadonlyMap<string, string>;

/** Maximum number of texts, and of characters of each. */
const max = { texts: 60, length: 300 } as const;

/** Levels of objects whose texts are kept: `company.address.city`. */
const deepest = 3;

const opening: ReadonlySet<TokenType> = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);

/** Collects the texts and numbers at the top level of a document, and in objects there, from its tokens as they arrive. */
export class DocumentHead {
  readonly #said = new Map<string, string>();
  /** The last text, the name before the last colon, and the names of the objects around it. */
  #text = '';
  #name = '';
  readonly #around: string[] = [];
  #isValue = false;
  #isOver = false;

  get said(): Head {
    return this.#said;
  }

  /** Ends the head. Texts after the list are ignored: records that were already passed on would lack them. */
  end(): void {
    this.#isOver = true;
  }

  /** @param depth number of open brackets, including this one */
  see(token: TokenType, value: unknown, depth: number): void {
    if (token === TokenType.COLON) this.#name = this.#text;
    if (opening.has(token) && depth >= 2 && depth <= deepest)
      this.#around[depth - 2] =
        this.#isValue && token === TokenType.LEFT_BRACE
          ? foldName(this.#name.slice(0, max.length))
          : '[]';
    const isText = token === TokenType.STRING;
    if (isText) this.#text = String(value).slice(0, max.length);
    if (this.#isValue && (isText || token === TokenType.NUMBER))
      this.#keep(String(value).slice(0, max.length), depth);
    this.#isValue = token === TokenType.COLON;
  }

  #keep(text: string, depth: number): void {
    if (this.#isOver || depth > deepest || this.#said.size >= max.texts) return;
    const path = [...this.#around.slice(0, depth - 1), foldName(this.#name)].join('.');
    if (text.trim() !== '' && !this.#said.has(path)) this.#said.set(path, text);
  }
}

/** Field names of employers. A provider or publisher is not one of them: it may be a portal. */
const companyNames = wordSet(`
  company companyname employer employername firma firmenname unternehmen unternehmensname
  arbeitgeber arbeitgebername betrieb hiringorganization einrichtung dienststelle behoerde behörde
  ausbildungsbetrieb praktikumsbetrieb ausbildungsstaette ausbildungsstätte klinik krankenhaus
`);

/** Whether a name without punctuation is that of a company. */
export const isCompanyName = (name: string): boolean => companyNames.has(name);

const parts = ['', '.name', '.companyname', '.firmenname', '.displayname'] as const;

/** The company that a document names before its list. */
interface CompanyOfHead {
  readonly name: string;
  /** Path of the object that describes it, with a full stop behind it; empty for the document itself. */
  readonly around: string;
}

/**
 * Returns the company that a document names before its list, if it does.
 * @param path for documents of a known format; otherwise the company is found by its name
 */
function companyIn(head: Head, path?: string): CompanyOfHead | undefined {
  const own = path === undefined ? undefined : head.get(path);
  if (own !== undefined) return { name: own, around: '' };
  for (const name of companyNames)
    for (const part of parts) {
      const company = head.get(`${name}${part}`);
      if (company !== undefined) return { name: company, around: part === '' ? '' : `${name}.` };
    }
  const titled = companyOfTitle(head.get('title') ?? head.get('titel') ?? '');
  return titled === '' ? undefined : { name: titled, around: '' };
}

/** Names of objects with an address. */
const addressNames = wordSet('address postaladdress adresse anschrift location standort sitz');

/** Fields of a company's address by the fields of a place. */
const ofCompany = {
  street: 'companyStreet',
  postcode: 'companyPostcode',
  town: 'companyTown',
  address: 'companyAddress',
} as const satisfies Partial<Record<FieldName, FieldName>>;

type Address = Partial<Record<(typeof ofCompany)[keyof typeof ofCompany], string>>;

const isOfPlace = (field: FieldName | undefined): field is keyof typeof ofCompany =>
  field !== undefined && Object.hasOwn(ofCompany, field);

/** Returns the address of the company that the document describes. */
function addressIn(head: Head, { around }: CompanyOfHead): Address {
  const address: Address = {};
  for (const [path, text] of head) {
    if (!path.startsWith(around)) continue;
    const names = path.slice(around.length).split('.');
    const field = fieldOf(names.at(-1));
    const isBelow = names.length === 1 || (names.length === 2 && addressNames.has(names[0] ?? ''));
    if (isBelow && isOfPlace(field)) address[ofCompany[field]] ??= text;
  }
  // Beside the name of a company, a town alone may be what was searched for.
  const isSure = around !== '' || address.companyPostcode !== undefined;
  return isSure ? address : {};
}

/** What a document says once of all records of its list, as fields of a record. */
export interface SaidOnce extends Address {
  readonly companyOfFeed?: string;
  readonly kindOfList?: ListKind;
}

function companyOfHead(head: Head, path?: string): SaidOnce {
  const company = companyIn(head, path);
  return company === undefined ? {} : { companyOfFeed: company.name, ...addressIn(head, company) };
}

/** The kind of all records, which the document or the name of its list says. */
function kindOfHead(head: Head, list: string): ListKind | undefined {
  for (const [path, text] of head) {
    const kind = fieldOf(path) === 'kind' ? kindAlone(text) : undefined;
    if (kind !== undefined) return kind;
  }
  return kindAlone(list) ?? kindOfFeed(head.get('title') ?? head.get('titel') ?? '');
}

/** The kind that the title of a feed names, unless it names other jobs as well: 'Krug GmbH – Ausbildungsplätze'. */
const kindOfFeed = (title: string): ListKind | undefined =>
  /job|stellen(?:angebot|anzeige|markt|börse)|karriere|arbeit|beruf/iu.test(title)
    ? undefined
    : kindOfTitle(title);

/** What each head says, by the path of its company and its list: all records of a list have the same head. */
const known = new WeakMap<Head, Map<string, SaidOnce>>();

/**
 * Returns what a document says once, above its list, of all its records.
 * @param list name of the list
 * @param path see `companyIn`
 */
export function saidOnce(head: Head, list = '', path?: string): SaidOnce {
  const ofHead = known.get(head) ?? new Map<string, SaidOnce>();
  known.set(head, ofHead);
  const key = JSON.stringify([list, path]);
  const before = ofHead.get(key);
  if (before !== undefined) return before;
  const kindOfList = kindOfHead(head, list);
  const said = { ...companyOfHead(head, path), ...(kindOfList && { kindOfList }) };
  ofHead.set(key, said);
  return said;
}
