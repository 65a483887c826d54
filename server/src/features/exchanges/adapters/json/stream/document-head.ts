import { TokenType } from '@streamparser/json';
import { bare } from '../../formats/field-names.ts';
import { wordSet } from '../../formats/words.ts';

/** Texts of a document before its list, by their paths without punctuation: `company.name`. */
export type Head = ReadonlyMap<string, string>;

/** Maximum number of texts, and of characters of each. */
const max = { texts: 30, length: 300 } as const;

/** Collects the texts at the top level of a document, and in objects there, from its tokens as they arrive. */
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

  /** Ends the head. Texts after the list are ignored: records that were already passed on would lack them. */
  end(): void {
    this.#isOver = true;
  }

  /** @param depth number of open brackets, including this one */
  see(token: TokenType, value: unknown, depth: number): void {
    if (token === TokenType.COLON) this.#name = this.#text;
    if (token === TokenType.LEFT_BRACE && depth === 2)
      this.#around = this.#isValue ? `${bare(this.#name.slice(0, max.length))}.` : '[].';
    if (token === TokenType.STRING) {
      this.#text = String(value).slice(0, max.length);
      if (this.#isValue) this.#keep(this.#text, depth);
    }
    this.#isValue = token === TokenType.COLON;
  }

  #keep(text: string, depth: number): void {
    if (this.#isOver || depth > 2 || this.#said.size >= max.texts) return;
    const path = `${depth === 2 ? this.#around : ''}${bare(this.#name)}`;
    if (text.trim() !== '' && !this.#said.has(path)) this.#said.set(path, text);
  }
}

/** Field names of employers. A provider or publisher is not one of them: it may be a portal. */
const companyNames = wordSet(`
  company companyname employer employername firma firmenname unternehmen unternehmensname
  arbeitgeber arbeitgebername betrieb hiringorganization
`);

const parts = ['', '.name', '.companyname', '.firmenname', '.displayname'] as const;

/**
 * Returns the company that a document names before its list, if it does.
 * @param path for documents of a known format; otherwise the company is found by its name
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
