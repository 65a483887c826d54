import { Parser } from 'htmlparser2';
import { ExchangeError, type FetchedRecord } from '../adapter.ts';
import type { FeedReading } from '../formats/feed-mapping.ts';
import { FieldReader } from '../formats/field-reader.ts';
import { RecordPlace } from './record-place.ts';
import { Surroundings } from './surroundings.ts';
import { ColumnNames } from './column-names.ts';
import { LineCounter } from './line-counter.ts';
import { wholeRecord } from './whole-record.ts';
import {
  brokenRecord,
  hasTagOf,
  structureError,
  lostRecords,
  markup,
  nameOf,
  refuseDoctype,
  namedBy,
  valuesIn,
  type OpenElement,
} from './xml-names.ts';
import { maxRecordLength, deepestElement, stillReadable } from '../feed/record-limits.ts';

/**
 * Reads jobs from an XML document that comes piece by piece. Unknown fields of a job are dropped at once. The parser is
 * lenient; whether a job was read completely is decided here, by the elements that were not closed.
 */
export class JobReader {
  readonly #parser: Parser;
  readonly #lines = new LineCounter();
  /** Elements that are open, from the root down. */
  readonly #open: OpenElement[] = [];
  #records: FetchedRecord[] = [];
  #job: FieldReader | undefined;
  /** Fields of a broken job at any depth: its id shows that it has not gone. */
  #salvaged = new FieldReader();
  readonly #place: RecordPlace;
  readonly #surroundings = new Surroundings();
  readonly #columns = new ColumnNames();
  readonly #how: FeedReading;
  /** Number of open elements around a job: those of the list, and jobs without an end. */
  #around = 1;
  /** Line and cause of the error of the current job; the first one counts. */
  #problem = '';
  /** Paths of elements of the current job. */
  readonly #paths = new Set<string>();
  #text: string[] = [];
  /** Index of the beginning of the job, or of the text between jobs. Characters. */
  #since = 0;
  #written = 0;
  #isInCdata = false;
  #isBlank = true;

  constructor(how: FeedReading = {}) {
    this.#how = how;
    this.#place = new RecordPlace(how.mapping?.record);
    this.#parser = new Parser(
      {
        onprocessinginstruction: (name, data) => refuseDoctype(name, data),
        onopentag: (name, attributes) => this.#opened(nameOf(name, attributes), attributes),
        oncdatastart: () => void (this.#isInCdata = true),
        oncdataend: () => void (this.#isInCdata = false),
        ontext: (text) => this.#said(text),
        // The parser also calls `<city/>` implied; such an element ends at its beginning.
        onclosetag: (_name, isImplied) =>
          this.#closed(isImplied && this.#open.at(-1)?.start !== this.#parser.startIndex),
      },
      { xmlMode: true, lowerCaseTags: true },
    );
  }

  read(piece: string): void {
    this.#isBlank &&= /^[\s\uFEFF]*$/.test(piece);
    this.#lines.add(piece);
    this.#written += piece.length;
    this.#parser.write(piece);
    if (this.#written - this.#since > stillReadable)
      throw new ExchangeError('too-large', 'Ein Datensatz hat kein Ende.');
  }

  /** @throws {ExchangeError} for an incomplete document: the jobs of the missing part are not gone */
  end(): void {
    const line = this.#lines.at(this.#written);
    if (this.#isBlank) throw new ExchangeError('broken-answer', 'Die Datei ist leer.');
    if (!this.#place.hasRoot)
      throw new ExchangeError('unknown-format', 'Die Datei enthält kein XML.');
    const last = this.#open.at(-1);
    if (last === undefined) return this.#place.refuseOther();
    const why = `Die Datei bricht mitten in <${last.name}> ab.`;
    throw structureError(line, this.#open.length === 1 ? `Am Ende fehlt </${last.name}>.` : why);
  }

  /** Returns the records that have ended since the last call. */
  taken(): FetchedRecord[] {
    const records = this.#records;
    this.#records = [];
    return records;
  }

  get #size(): number {
    return this.#parser.endIndex - this.#since;
  }

  #opened(tag: string, attributes: Readonly<Record<string, string>>): void {
    const name = this.#columns.of(tag, this.#open.at(-1)?.name ?? '', this.#job !== undefined);
    const line = this.#lines.at(this.#parser.startIndex);
    if (this.#open.length === 0) this.#place.takeRoot(name, line);
    const further = this.#job === undefined ? undefined : this.#furtherOf(name);
    const start = this.#parser.startIndex;
    this.#open.push({ name, line, start, further, named: namedBy(attributes, name) });
    this.#noteList();
    if (this.#open.length > deepestElement)
      throw structureError(line, `Mehr als ${deepestElement} Elemente sind ineinander geöffnet.`);
    this.#checkAttributes(name, attributes, line);
    if (this.#isFormatted()) this.#said(`<${name}>`);
    else this.#recoverRecord(this.#open.at(-2)?.name ?? '');
    if (this.#place.isFirst(name, this.#open.length - 1, this.#open.at(-2)?.name ?? ''))
      this.#around = this.#place.base;
    if (this.#open.length === this.#around + 1) this.#place.takeBeside(name);
    if (name !== this.#place.name) {
      if (this.#job === undefined) this.#surroundings.opened(name);
      this.#addAttributes(attributes);
      return;
    }
    const [job] = this.#open.slice(this.#around, -1);
    // A job directly within a job: the first one was not closed.
    if (job !== undefined && this.#open.length === this.#around + 2 && this.#job) {
      this.#blame(job.line, `</${this.#place.name}> fehlt.`);
      this.#finish();
      this.#around += 1;
    }
    if (this.#open.length !== this.#around + 1) return;
    this.#begin();
    for (const [own, value] of Object.entries(attributes)) this.#job?.add([own], value);
  }

  /** Notes an element with others in it, which may be a record. */
  #noteList(): void {
    const around = this.#open.at(-2)?.name ?? '';
    if (this.#open.length > 2 && !markup.has(around)) this.#how.sample?.addList(around);
  }

  #addAttributes(attributes: Readonly<Record<string, string>>): void {
    const path = this.#path();
    const further = this.#open.at(path.at(-1) === 'link' ? -2 : -1)?.further;
    for (const [name, value] of valuesIn(attributes))
      this.#job?.add([...path, name], value, further);
  }

  /** Checks for a quote that was not closed: it takes in the text up to the next quote. */
  #checkAttributes(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
    const said = Object.entries(attributes).flat().join(' ');
    if (!said.includes('<')) return;
    const what = `In <${name}> fehlt ein Anführungszeichen`;
    if (hasTagOf(said, this.#place.name || 'job') || this.#job === undefined)
      throw lostRecords(line, what);
    this.#blame(line, `${what}.`);
  }

  /** The position of the repeated element that is or contains this one. */
  #furtherOf(name: string): number | undefined {
    const path = [...this.#path(), name].join(' ');
    const isRepeated = this.#paths.has(path);
    this.#paths.add(path);
    return this.#open.at(-1)?.further ?? (isRepeated ? this.#parser.startIndex : undefined);
  }

  /** Names of the open elements, from the record down. */
  #path(): string[] {
    return this.#open.slice(this.#around + 1).map((element) => element.name);
  }

  /** Whether it is markup of a description without CDATA. */
  #isFormatted(): boolean {
    const names = this.#path();
    let end = names.length;
    while (end > 1 && markup.has(names[end - 1] ?? '')) {
      end -= 1;
      if (this.#job?.isText(names.slice(0, end)) === true) return true;
    }
    return false;
  }

  #said(text: string): void {
    if (this.#isInCdata && hasTagOf(text, this.#place.name) && text.includes('<![CDATA['))
      throw lostRecords(this.#open.at(-1)?.line ?? 1, 'Ein CDATA-Abschnitt wird nicht geschlossen');
    if (this.#job === undefined) this.#surroundings.text(text);
    else if (this.#size <= maxRecordLength) this.#text.push(text);
  }

  #closed(isImplied: boolean): void {
    const depth = this.#open.length;
    if (this.#isFormatted()) {
      this.#said(`</${this.#open.pop()?.name}>`);
      return;
    }
    const { name = '', line = 1, further, named } = this.#open.at(-1) ?? {};
    if (this.#job === undefined && !this.#place.names.has(name)) this.#surroundings.closed();
    if (this.#job !== undefined && depth > this.#around + 1) {
      if (isImplied) this.#blame(line, `<${name}> wird nicht geschlossen.`);
      const path = this.#path();
      this.#job.add(path, this.#text.join(''), further);
      if (named && this.#text.join('').trim() === '')
        this.#job.add([...path, named.attribute], named.value, further);
      if (path.length > 1) this.#recoverRecord(name);
    } else if (this.#job !== undefined) {
      if (isImplied) this.#blame(line, `</${this.#place.name}> fehlt.`);
      this.#finish();
    } else if (isImplied && depth > 1 && !this.#place.names.has(name)) {
      throw structureError(
        line,
        `<${name}> wird nicht geschlossen; die Datensätze sind nicht zu erkennen.`,
      );
    }
    this.#open.pop();
    this.#text = [];
    this.#around = Math.max(this.#place.base, Math.min(this.#around, this.#open.length));
    if (this.#job === undefined) this.#since = this.#parser.endIndex;
  }

  #recoverRecord(name: string): void {
    if (this.#text.length > 0) this.#salvaged.add([name], this.#text.join(''));
    this.#text = [];
  }

  #begin(): void {
    const { format } = this.#place;
    this.#job = new FieldReader(format, this.#how);
    this.#paths.clear();
    this.#salvaged = new FieldReader(format, { mapping: this.#how.mapping });
    this.#problem = '';
    this.#since = this.#parser.startIndex;
  }

  #blame(line: number, why: string): void {
    this.#problem ||= `Zeile ${line}: ${why}`;
  }

  #finish(): void {
    const job = this.#job;
    this.#job = undefined;
    this.#place.settle();
    if (this.#problem === '' && job !== undefined)
      this.#records.push(...wholeRecord(job, this.#surroundings, this.#place.name, this.#size));
    else
      this.#records.push(brokenRecord({ ...this.#salvaged.fields, ...job?.fields }, this.#problem));
  }
}
