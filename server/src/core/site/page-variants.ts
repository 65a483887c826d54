import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Values for the page's placeholders, by name. */
export type PageValues = Readonly<Record<string, string>>;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => escapes[sign] ?? sign);

const begin = /<!--with ([\w-]+)-->/;
const end = '<!--end-->';

function withoutMissing(html: string, values: PageValues): string {
  // Text and names alternate.
  const [first = '', ...rest] = html.split(begin);
  return rest.reduce((kept, part, at) => {
    const name = rest[at - 1];
    if (at % 2 === 0 || name === undefined) return kept;
    const to = part.indexOf(end);
    const outside = part.slice(to < 0 ? 0 : to + end.length);
    return kept + (values[name] === undefined || to < 0 ? '' : part.slice(0, to)) + outside;
  }, first);
}

/**
 * Fills in the placeholders of the page: `{{name}}` becomes the value of that name; the part between `<!--with name-->` and
 * `<!--end-->` is left out if there is no such value.
 */
export function fillPage(html: string, values: PageValues): string {
  return withoutMissing(html, values).replaceAll(/\{\{([\w-]+)\}\}/g, (_, name: string) =>
    escapeHtml(values[name] ?? ''),
  );
}

type Encoding = 'br' | 'gzip' | 'identity';

type Encoded = Readonly<Record<Encoding, Buffer>>;

/** Returns the best encoding that a request accepts; `q=0` excludes an encoding. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const taken = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}

async function encode(html: string): Promise<Encoded> {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { br, gzip: zipped, identity };
}

/** More variants than the start page has pictures; beyond this number the cache is cleared. */
const maxKept = 64;

/** Caches the few variants of the page, each compressed once. */
export class PageVariants {
  readonly #html: string;
  readonly #kept = new Map<string, Promise<Encoded>>();

  constructor(html: string) {
    this.#html = html;
  }

  get(values: PageValues): Promise<Encoded> {
    const html = fillPage(this.#html, values);
    const known = this.#kept.get(html);
    if (known) return known;
    if (this.#kept.size >= maxKept) this.#kept.clear();
    const made = encode(html);
    this.#kept.set(html, made);
    return made;
  }
}
