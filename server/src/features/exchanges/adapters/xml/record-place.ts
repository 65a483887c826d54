import { ExchangeError } from '../adapter.ts';
import type { FeedFormat } from '../formats/feed-format.ts';
import { isFurtherRecord, isListOf, xmlShapeOf, type XmlShape } from '../formats/format-of.ts';
import { structureError } from './xml-names.ts';

/** The name and depth of a document's records, found by its root and the first record. */
export class RecordPlace {
  readonly #record: string | undefined;
  #root = '';
  #shape: XmlShape | undefined;
  /** Whether records may occur here. The header of SOAP contains none. */
  #isOpen = true;
  /** Whether a record has ended, so that the name and depth of records are certain. */
  #isCertain = false;
  /** Whether a list of no known format has an element that may have been a record. */
  #hasOther = false;
  /** Name of the current or last record element; empty before the first one. */
  name = '';
  /** All names of record elements so far. */
  readonly names = new Set<string>();
  /** Number of open elements around the list. */
  base = 1;

  /** @param record name of the record element, if editors have chosen it */
  constructor(record?: string) {
    this.#record = record;
  }

  get hasRoot(): boolean {
    return this.#root !== '';
  }

  get format(): FeedFormat | undefined {
    return this.#shape?.formatOf(this.name);
  }

  /** Handles an outermost element. @throws {ExchangeError} for a second one, and for an HTML page */
  takeRoot(name: string, line: number): void {
    if (this.hasRoot) throw structureError(line, `Nach </${this.#root}> folgt noch <${name}>.`);
    this.#root = name;
    this.#shape = xmlShapeOf(name);
    if (name === 'html')
      throw new ExchangeError(
        'unknown-format',
        `Zeile ${line}: Das ist eine Webseite (HTML), kein Feed.`,
      );
  }

  /** Called at the end of a record. */
  settle(): void {
    this.#isCertain = true;
  }

  /** Handles an element of an envelope. @throws {ExchangeError} for a fault in place of a response */
  #openEnvelope(name: string, around: number): void {
    if (around === 1) this.#isOpen = name !== 'header';
    if (around === 2 && name === 'fault')
      throw new ExchangeError('broken-answer', 'Der Dienst meldet einen Fehler (SOAP Fault).');
  }

  /** Whether an element is the first record of its name. The following records have its depth, and its name or that of another kind of ad. */
  isFirst(name: string, around: number, parent: string): boolean {
    if (this.#root === 'envelope') this.#openEnvelope(name, around);
    if (!this.#isOpen) return false;
    if (this.name !== '') return this.#isWithinFirst(name, around, parent);
    const isRecord =
      this.#record === undefined
        ? this.#shape?.isRecord(name, around, parent) === true
        : name === this.#record;
    if (!isRecord) {
      this.#hasOther ||= around > 0 && this.#shape?.formatOf(name) === undefined;
      return false;
    }
    return this.#begin(name, around);
  }

  #begin(name: string, around: number): true {
    this.name = name;
    this.names.clear();
    this.names.add(name);
    this.base = around;
    return true;
  }

  /** Handles an element beside records. In lists of no known format, ads of two kinds may have two names: `<ausbildung>` and `<praktikum>`. */
  takeBeside(name: string): void {
    const mayDiffer = this.#isCertain && this.#record === undefined && this.format === undefined;
    if (!mayDiffer || !isFurtherRecord(name)) return;
    this.name = name;
    this.names.add(name);
  }

  /** `<jobs>` may be a record or the list of all of them: if it begins with a record, it is the list. */
  #isWithinFirst(name: string, around: number, parent: string): boolean {
    const isInside = !this.#isCertain && parent === this.name && around === this.base + 1;
    if (!isInside || this.#record !== undefined || !isListOf(parent, name)) return false;
    return this.#begin(name, around);
  }

  /** Called at the end. @throws {ExchangeError} if it is no list of ads: an empty list would mean that all are gone */
  refuseOther(): void {
    const isEmpty = this.#shape?.mayBeEmpty === true && !this.#hasOther;
    if (this.name === '' && !isEmpty)
      throw new ExchangeError('unknown-format', 'Die Datei enthält keine Anzeigen (etwa <job>).');
  }
}
