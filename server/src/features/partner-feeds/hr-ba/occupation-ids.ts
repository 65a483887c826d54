import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Parser } from 'htmlparser2';

/** Maximum number of bytes of the agency's list, which has about 30,000 occupations. A longer file is another one. */
const maxBytes = 128 << 20;

/** Groups whose occupations the agency accepts as an Ausbildung, regardless of their level. */
const groupsOfTraining: ReadonlySet<string> = new Set(['1150', '3110', '5130']);

/** Level of occupations with an Ausbildung. */
const levelOfTraining = '2';

/** Name without differences of spelling: 'Bäcker/in' and 'Bäcker/-in', 'Koch/Köchin' and 'Koch / Köchin'. */
export const comparableName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

interface Occupation {
  readonly id: string;
  readonly texts: Map<string, string[]>;
  readonly levels: string[];
}

function isTraining({ texts, levels }: Occupation): boolean {
  // `t` is an occupation of work, `a` one of training.
  if (texts.get('typ')?.[0]?.toLowerCase() !== 'a') return false;
  const groups = texts.get('lbkgruppe') ?? [];
  return levels.includes(levelOfTraining) || groups.some((group) => groupsOfTraining.has(group));
}

class OccupationReader {
  readonly ids = new Map<string, string>();
  readonly #parser: Parser;
  #current: Occupation | undefined;
  #text = '';

  constructor() {
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#open(name, attributes),
        ontext: (text) => (this.#text += text),
        onclosetag: (name) => this.#close(name),
      },
      { xmlMode: true },
    );
  }

  write(chunk: string): void {
    this.#parser.write(chunk);
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#text = '';
    if (name === 'beruf')
      this.#current = { id: attributes['id'] ?? '', texts: new Map(), levels: [] };
    if (name === 'qualifikationsNiveau') this.#current?.levels.push(attributes['niveau'] ?? '');
  }

  #close(name: string): void {
    if (this.#current === undefined) return;
    if (name === 'beruf') {
      this.#keep(this.#current);
      this.#current = undefined;
      return;
    }
    const { texts } = this.#current;
    texts.set(name, [...(texts.get(name) ?? []), this.#text.trim()]);
    this.#text = '';
  }

  #keep(occupation: Occupation): void {
    if (!/^\d{1,10}$/.test(occupation.id) || !isTraining(occupation)) return;
    for (const field of ['bezeichnung_nk', 'bezeichnung_nl']) {
      const name = comparableName(occupation.texts.get(field)?.[0] ?? '');
      if (name !== '' && !this.ids.has(name)) this.ids.set(name, occupation.id);
    }
  }
}

/**
 * Reads the agency's list of occupations (`vam_beruf_kurz.xml`).
 * @returns the agency's id of each occupation with an Ausbildung, by its comparable name
 * @throws {Error} if the file cannot be read, is too long or names no occupation
 */
export async function readOccupationIds(path: string): Promise<ReadonlyMap<string, string>> {
  const reader = new OccupationReader();
  let bytes = 0;
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    const text = String(chunk);
    bytes += Buffer.byteLength(text);
    if (bytes > maxBytes) throw new Error(`${path} is longer than ${maxBytes} bytes.`);
    reader.write(text);
  }
  if (reader.ids.size === 0) throw new Error(`${path} names no occupation that is learnt.`);
  return reader.ids;
}

/** The agency's list. It is read again only if its file has changed, since it is long and the feeds that need it are public. */
export class OccupationList {
  readonly #path: string;
  #read: { readonly changed: number; readonly ids: ReadonlyMap<string, string> } | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** @throws {Error} as `readOccupationIds` */
  async ids(): Promise<ReadonlyMap<string, string>> {
    const { mtimeMs: changed } = await stat(this.#path);
    if (this.#read?.changed !== changed)
      this.#read = { changed, ids: await readOccupationIds(this.#path) };
    return this.#read.ids;
  }
}
