import { kindAlone } from '../fields/kind-alone.ts';
import { foldName } from '../formats/field-names.ts';
import type { Fields } from '../formats/field-reader.ts';
import { isCompanyName, saidOnce, type Head } from '../json/stream/document-head.ts';

/** Maximum number of texts that are kept of each element, and of characters of each. */
const max = { texts: 60, length: 300 } as const;

/** Levels of elements whose texts are kept: `company.address.city`. */
const deepest = 3;

/** An open element around the records, with the texts of the elements within it that have ended. */
interface OpenAround {
  readonly name: string;
  readonly said: Map<string, string>;
  text: string;
}

/** Collects what the elements around the records say, such as the company whose ads they are, as long as they are open. */
export class Surroundings {
  readonly #open: OpenAround[] = [];
  /** The texts of all open elements; undefined after a change. */
  #head: Head | undefined;

  opened(name: string): void {
    this.#open.push({
      name: foldName(name.slice(0, max.length)),
      said: new Map(),
      text: '',
    });
    this.#head = undefined;
  }

  text(text: string): void {
    const last = this.#open.at(-1);
    if (last !== undefined) last.text += text.slice(0, max.length - last.text.length);
  }

  closed(): void {
    const ended = this.#open.pop();
    const around = this.#open.at(-1);
    this.#head = undefined;
    if (ended === undefined || around === undefined) return;
    const { name, text, said } = ended;
    const texts = [...(text.trim() === '' ? [] : [['', text.trim()] as const]), ...said];
    for (const [path, one] of texts) {
      const whole = path === '' ? name : `${name}.${path}`;
      const isKept = around.said.size < max.texts && whole.split('.').length <= deepest;
      if (isKept && !around.said.has(whole)) around.said.set(whole, one);
    }
  }

  /**
   * The fields of a record with what is said around it, if the record does not say so itself.
   * @param record name of the element, which may tell the kind: `<ausbildung>`
   */
  with(fields: Fields, record: string): Fields {
    const { kindOfList: ofList, ...company } = saidOnce(this.#texts(), this.#open.at(-1)?.name);
    const kindOfList = kindAlone(record) ?? ofList;
    const isMissing = fields.company === undefined;
    return { ...(isMissing && company), ...(kindOfList && { kindOfList }), ...fields };
  }

  /** The innermost element that says something counts. */
  #texts(): Head {
    if (this.#head !== undefined) return this.#head;
    const texts = this.#open
      .toReversed()
      .flatMap(({ name, said }) =>
        [...said].map(
          ([path, text]) => [isCompanyName(name) ? `${name}.${path}` : path, text] as const,
        ),
      );
    const head = new Map<string, string>();
    for (const [path, text] of texts) if (!head.has(path)) head.set(path, text);
    this.#head = head;
    return head;
  }
}
