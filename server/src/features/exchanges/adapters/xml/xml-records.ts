import { Parser } from 'htmlparser2';
import { ExchangeError, type FetchedRecord } from '../adapter.ts';
import { FieldReader, fieldOf } from '../feed/feed-fields.ts';
import { LineCounter } from './line-counter.ts';
import { lineOf } from '../reading.ts';
import { isId } from '../../pipeline/records/record-ids.ts';
import {
  biggestRecord,
  checkedRecord,
  deepestElement,
  stillReadable,
} from '../feed/record-limits.ts';

const rootName = 'source';
const recordName = 'job';
const nameOf = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/** The beginning or end of a record, where nothing of that kind can stand: within an attribute, or within CDATA. */
const recordTag = /<\/?(?:[a-z][\w.-]{0,40}:)?job[\s>]/i;

const notRecognised = 'die folgenden Datensätze sind nicht zu erkennen.';

interface OpenElement {
  readonly name: string;
  readonly line: number;
}

/**
 * Reads jobs out of an XML document that comes piece by piece; what is no known field of a job is forgotten at once. The parser takes
 * what is not well-formed as it can; whether a job was read whole is decided here, by the elements that nobody closed.
 */
class JobReader {
  readonly #parser: Parser;
  readonly #lines = new LineCounter();
  /** Elements that are open, from the root down. */
  readonly #open: OpenElement[] = [];
  #records: FetchedRecord[] = [];
  #job: FieldReader | undefined;
  /** What a broken job says wherever it stands: by its id it is known that it has not gone. */
  #salvaged = new FieldReader();
  /** Elements that are open around a job: the root, and jobs that have no end. */
  #around = 1;
  /** Where and why the present job is broken; the first reason counts. */
  #trouble = '';
  #text: string[] = [];
  /** Where the job, or what stands between jobs, began. Characters. */
  #since = 0;
  #written = 0;
  #isInCdata = false;
  #hasRoot = false;
  #isBlank = true;

  constructor() {
    this.#parser = new Parser(
      {
        onprocessinginstruction: (name, data) => refuseDoctype(name, data),
        onopentag: (name, attributes) => this.#opened(nameOf(name), attributes),
        oncdatastart: () => void (this.#isInCdata = true),
        oncdataend: () => void (this.#isInCdata = false),
        ontext: (text) => this.#said(text),
        onclosetag: (_name, isImplied) => this.#closed(isImplied),
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

  /** @throws {ExchangeError} for half a document: what was in the other half is not gone */
  end(): void {
    const line = this.#lines.at(this.#written);
    if (this.#isBlank) throw new ExchangeError('broken-answer', 'Die Datei ist leer.');
    if (!this.#hasRoot) throw new ExchangeError('unknown-format', 'Die Datei enthält kein XML.');
    const last = this.#open.at(-1);
    if (last === undefined) return;
    throw lost(
      line,
      this.#open.length === 1
        ? `Am Ende fehlt </${last.name}>.`
        : `Die Datei bricht mitten in <${last.name}> ab.`,
    );
  }

  /** The records that have ended since the last time. */
  taken(): FetchedRecord[] {
    const records = this.#records;
    this.#records = [];
    return records;
  }

  get #size(): number {
    return this.#parser.endIndex - this.#since;
  }

  #opened(name: string, attributes: Readonly<Record<string, string>>): void {
    const line = this.#lines.at(this.#parser.startIndex);
    this.#checkPlace(name, line);
    this.#open.push({ name, line });
    if (this.#open.length > deepestElement)
      throw lost(line, `Mehr als ${deepestElement} Elemente sind ineinander geöffnet.`);
    this.#checkAttributes(name, attributes, line);
    if (this.#isFormatted()) this.#said(`<${name}>`);
    else this.#salvage(this.#open.at(-2)?.name ?? '');
    if (name !== recordName) return;
    const [job] = this.#open.slice(this.#around, -1);
    // A job right within a job: the first one has no end.
    if (job !== undefined && this.#open.length === this.#around + 2 && this.#job) {
      this.#blame(job.line, `</${recordName}> fehlt.`);
      this.#finish();
      this.#around += 1;
    }
    if (this.#open.length === this.#around + 1) this.#begin();
  }

  #checkPlace(name: string, line: number): void {
    if (this.#open.length > 0) return;
    if (this.#hasRoot) throw lost(line, `Nach </${rootName}> folgt noch <${name}>.`);
    this.#hasRoot = true;
    if (name === rootName) return;
    const what = name === 'html' ? 'Das ist eine Webseite (HTML)' : `<${name}>`;
    throw new ExchangeError('unknown-format', `Zeile ${line}: ${what} statt <${rootName}>.`);
  }

  /** A quote that nobody closes takes in what follows, up to the next quote. */
  #checkAttributes(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
    const said = Object.entries(attributes).flat().join(' ');
    if (!said.includes('<')) return;
    const what = `In <${name}> fehlt ein Anführungszeichen`;
    if (recordTag.test(said) || this.#job === undefined)
      throw lost(line, `${what}; ${notRecognised}`);
    this.#blame(line, `${what}.`);
  }

  /** Whether it is markup of a description that stands there without CDATA. */
  #isFormatted(): boolean {
    const [field] = this.#open.slice(this.#around + 1);
    return (
      this.#open.length > this.#around + 2 &&
      field !== undefined &&
      fieldOf([field.name])?.field === 'description'
    );
  }

  #said(text: string): void {
    if (this.#isInCdata && recordTag.test(text) && text.includes('<![CDATA['))
      throw lost(
        this.#open.at(-1)?.line ?? 1,
        `Ein CDATA-Abschnitt wird nicht geschlossen; ${notRecognised}`,
      );
    if (this.#job !== undefined && this.#size <= biggestRecord) this.#text.push(text);
  }

  #closed(isImplied: boolean): void {
    const depth = this.#open.length;
    if (this.#isFormatted()) {
      this.#said(`</${this.#open.pop()?.name}>`);
      return;
    }
    const { name, line } = this.#open.at(-1) ?? { name: '', line: 1 };
    if (this.#job !== undefined && depth > this.#around + 1) {
      if (isImplied) this.#blame(line, `<${name}> wird nicht geschlossen.`);
      const path = this.#open.slice(this.#around + 1).map((element) => element.name);
      this.#job.add(path, this.#text.join(''));
      if (path.length > 1) this.#salvage(name);
    } else if (this.#job !== undefined) {
      if (isImplied) this.#blame(line, `</${recordName}> fehlt.`);
      this.#finish();
    } else if (isImplied && depth > 1 && name !== recordName) {
      throw lost(line, `<${name}> wird nicht geschlossen; die Datensätze sind nicht zu erkennen.`);
    }
    this.#open.pop();
    this.#text = [];
    this.#around = Math.max(1, Math.min(this.#around, this.#open.length));
    if (this.#job === undefined) this.#since = this.#parser.endIndex;
  }

  #salvage(name: string): void {
    if (this.#text.length > 0) this.#salvaged.add([name], this.#text.join(''));
    this.#text = [];
  }

  #begin(): void {
    this.#job = new FieldReader();
    this.#salvaged = new FieldReader();
    this.#trouble = '';
    this.#since = this.#parser.startIndex;
  }

  #blame(line: number, why: string): void {
    this.#trouble ||= `Zeile ${line}: ${why}`;
  }

  #finish(): void {
    const fields = this.#job?.fields ?? {};
    this.#job = undefined;
    if (this.#trouble === '') {
      this.#records.push(checkedRecord(fields.id ?? '', this.#size, { ...fields }));
      return;
    }
    const { id = '', title = '' } = { ...this.#salvaged.fields, ...fields };
    this.#records.push({
      externalId: isId(id) ? id : '',
      rejected: 'unreadable',
      detail: this.#trouble,
      title: lineOf(title),
    });
  }
}

function lost(line: number, why: string): ExchangeError {
  return new ExchangeError('broken-answer', `Zeile ${line}: ${why}`);
}

/** Entities that a document declares could unfold without end; nobody who sends jobs needs them. */
function refuseDoctype(name: string, data: string): void {
  if (name.toLowerCase() !== '!doctype') return;
  const what = /^!doctype\s{1,20}html/i.test(data)
    ? 'Das ist eine Webseite (HTML), kein XML-Feed.'
    : 'Die Datei beginnt mit einer Dokumenttyp-Deklaration (DOCTYPE).';
  throw new ExchangeError('unknown-format', what);
}

/**
 * The jobs of a feed of the Indeed shape. A job that is not well-formed is told as unreadable, with line and cause; what was read
 * before the feed breaks off comes before the error.
 * @throws {ExchangeError} for anything else, and for half a document
 */
export async function* xmlRecords(text: AsyncIterable<string>): AsyncGenerator<FetchedRecord> {
  const reader = new JobReader();
  try {
    for await (const piece of text) {
      reader.read(piece);
      yield* reader.taken();
    }
    reader.end();
  } catch (error) {
    yield* reader.taken();
    throw error;
  }
}
