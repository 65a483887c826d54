import { ExchangeError } from '../adapter.ts';
import { isOfType } from './job-posting.ts';
import type { Element } from './stream/json-records.ts';
import { propertiesOf } from './properties.ts';
import { includedList } from './stream/list-names.ts';
import type { Nodes } from './references.ts';
import { hasRelated, IncludedResources } from './related-resources.ts';
import { objectsOfRows } from './row-table.ts';

/** Maximum number of characters of all waiting elements. */
const maxWaiting = 20_000_000;

const isRow = ({ value }: Element): boolean => Array.isArray(value) && value.length > 0;

/** Elements that can be read only after the whole document: their references, or the headings of rows, may be at its end. */
export class LateElements {
  #rows: Element[] = [];
  #related: Element[] = [];
  readonly #included = new IncludedResources();
  #postings: Element[] = [];
  #size = 0;
  readonly #nodes: Nodes;
  readonly #isMapped: boolean;

  /** @param isMapped whether editors have chosen the paths of fields, which apply to the records as they come */
  constructor(nodes: Nodes, isMapped: boolean) {
    this.#nodes = nodes;
    this.#isMapped = isMapped;
  }

  /** Whether an element waits. @throws {ExchangeError} if too many do: elements that are not read would count as gone */
  take(element: Element): boolean {
    const thing = propertiesOf(element.value);
    if (isOfType(thing, 'JobPosting')) {
      // A posting may be complete enough without its references.
      const waits = this.#nodes.isWaiting(thing) && this.#size < maxWaiting;
      return waits && this.#add(this.#postings, element);
    }
    if (element.list === includedList) return this.#include(element);
    // Between rows, an empty list is an empty row.
    const isBlank = Array.isArray(element.value) && this.#rows.length > 0;
    const list =
      isBlank || isRow(element) ? this.#rows : hasRelated(thing) ? this.#related : undefined;
    if (list === undefined || (list === this.#related && this.#isMapped)) return false;
    this.#refuseExcess();
    return this.#add(list, element);
  }

  #include(element: Element): true {
    this.#included.add(element);
    this.#size += element.size;
    this.#refuseExcess();
    return true;
  }

  #refuseExcess(): void {
    if (this.#size > maxWaiting)
      throw new ExchangeError(
        'too-large',
        'Die Liste ist zu groß: Ihre Einträge sind erst mit dem Ende der Datei zu verstehen.',
      );
  }

  #add(list: Element[], element: Element): true {
    this.#size += element.size;
    list.push(element);
    return true;
  }

  /** Yields all waiting elements. @param frame the document without its lists */
  *all(frame: unknown): Generator<Element> {
    yield* objectsOfRows(this.#rows, frame);
    for (const element of this.#related) yield this.#included.whole(element);
    yield* this.#postings;
  }
}
