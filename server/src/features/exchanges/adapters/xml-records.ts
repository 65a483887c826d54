import { SaxesParser } from 'saxes';
import { ExchangeError, type FetchedRecord } from './adapter.ts';
import { FieldReader, fieldOf } from './feed-fields.ts';
import { biggestRecord, checkedRecord, stillReadable } from './record-limits.ts';

const rootName = 'source';
const recordName = 'job';
const nameOf = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/** Reads jobs out of an XML document that comes piece by piece; what is no known field of a job is forgotten at once. */
class JobReader {
  readonly #parser = new SaxesParser();
  /** Elements that are open, from the root down. */
  readonly #open: string[] = [];
  #records: FetchedRecord[] = [];
  #job: FieldReader | undefined;
  #text: string[] = [];
  /** Where the job, or what stands between jobs, began. Characters. */
  #since = 0;

  constructor() {
    this.#parser.on('doctype', () => {
      throw new ExchangeError('unknown-format', 'a document type declaration');
    });
    this.#parser.on('error', (error) => {
      throw new ExchangeError('broken-answer', error.message, { cause: error });
    });
    this.#parser.on('opentagstart', ({ name }) => this.#opened(nameOf(name)));
    this.#parser.on('text', (text) => this.#said(text));
    this.#parser.on('cdata', (text) => this.#said(text));
    this.#parser.on('closetag', () => this.#closed());
  }

  /** @returns the records that ended in this piece; null is the end of the document */
  read(piece: string | null): FetchedRecord[] {
    if (piece === null) this.#parser.close();
    else this.#parser.write(piece);
    if (this.#size > stillReadable) throw new ExchangeError('too-large', 'a record without end');
    const records = this.#records;
    this.#records = [];
    return records;
  }

  get #size(): number {
    return this.#parser.position - this.#since;
  }

  #opened(name: string): void {
    if (this.#open.length === 0 && name !== rootName) {
      throw new ExchangeError('unknown-format', `<${name}> instead of <${rootName}>`);
    }
    this.#open.push(name);
    if (this.#isFormatted()) this.#said(`<${name}>`);
    else this.#text = [];
    if (this.#open.length === 2 && name === recordName) {
      this.#job = new FieldReader();
      this.#since = this.#parser.position;
    }
  }

  /** Whether it is markup of a description that stands there without CDATA. */
  #isFormatted(): boolean {
    return this.#open.length > 3 && fieldOf(this.#open.slice(2, 3))?.field === 'description';
  }

  #said(text: string): void {
    if (this.#job !== undefined && this.#size <= biggestRecord) this.#text.push(text);
  }

  #closed(): void {
    const depth = this.#open.length;
    if (this.#isFormatted()) {
      this.#said(`</${this.#open.pop()}>`);
      return;
    }
    if (this.#job !== undefined && depth > 2) {
      this.#job.add(this.#open.slice(2), this.#text.join(''));
    } else if (this.#job !== undefined) {
      const { fields } = this.#job;
      this.#records.push(checkedRecord(fields.id ?? '', this.#size, { ...fields }));
      this.#job = undefined;
    }
    this.#open.pop();
    this.#text = [];
    if (depth === 2) this.#since = this.#parser.position;
  }
}

/** The jobs of a feed of the Indeed shape. @throws {ExchangeError} for anything else, and for half a document */
export async function* xmlRecords(text: AsyncIterable<string>): AsyncGenerator<FetchedRecord> {
  const reader = new JobReader();
  let isFirst = true;
  for await (const piece of text) {
    // What a server says instead of a feed, which as XML would only be broken.
    if (isFirst && /^\s*<!doctype\s+html/i.test(piece))
      throw new ExchangeError('unknown-format', 'HTML');
    isFirst = false;
    yield* reader.read(piece);
  }
  yield* reader.read(null);
}
