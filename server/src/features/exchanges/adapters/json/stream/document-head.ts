import { TokenType } from '@streamparser/json';
import { bare } from '../../formats/field-names.ts';
import { wordSet } from '../../formats/words.ts';

/** What a document says before its list, by its path without marks: `company.name`. */
export type Head = ReadonlyMap<string, string>;

/** Texts that are kept, and characters of one. */
const most = { texts: 30, length: 300 } as const;

/** Reads the texts that stand in a document itself, or in an object of it, out of its parts as they come. */
export class DocumentHead {
  readonly #said = new Map<string, string>();
  /** The last text, the name before the last colon, and the object around it. */
  #text = '';
  #name = '';
  #around = '';
  #isValue = false;
  #isOver = false;

  get said(): Head {
    return this.#said;
  }

  /** What follows stands behind the list; records that have been handed on would miss it. */
  end(): void {
    this.#isOver = true;
  }

  /** @param depth brackets that are open, with this one */
  see(token: TokenType, value: unknown, depth: number): void {
    if (token === TokenType.COLON) this.#name = this.#text;
    if (token === TokenType.LEFT_BRACE && depth === 2)
      this.#around = this.#isValue ? `${bare(this.#name.slice(0, most.length))}.` : '[].';
    if (token === TokenType.STRING) {
      this.#text = String(value).slice(0, most.length);
      if (this.#isValue) this.#keep(this.#text, depth);
    }
    this.#isValue = token === TokenType.COLON;
  }

  #keep(text: string, depth: number): void {
    if (this.#isOver || depth > 2 || this.#said.size >= most.texts) return;
    const path = `${depth === 2 ? this.#around : ''}${bare(this.#name)}`;
    if (text.trim() !== '' && !this.#said.has(path)) this.#said.set(path, text);
  }
}

/** Names of whoever employs; who provides or publishes a list may be a portal. */
const companyNames = wordSet(`
  company companyname employer employername firma firmenname unternehmen unternehmensname
  arbeitgeber arbeitgebername betrieb hiringorganization
`);

const parts = ['', '.name', '.companyname', '.firmenname', '.displayname'] as const;

/**
 * The company that a document names before its list, if it does.
 * @param path where documents of this format name it; what names tell counts elsewhere
 */
export function companyOf(head: Head, path?: string): string {
  const own = path === undefined ? undefined : head.get(path);
  if (own !== undefined) return own;
  for (const name of companyNames)
    for (const part of parts) {
      const company = head.get(`${name}${part}`);
      if (company !== undefined) return company;
    }
  return '';
}
