import { allOf, propertiesOf } from './properties.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Properties of a node that a posting may refer to: those of companies and places. */
const keptNames = [
  '@type',
  'name',
  'legalName',
  'alternateName',
  'sameAs',
  'url',
  'contentUrl',
  'logo',
  'value',
  'address',
  'geo',
  'latitude',
  'longitude',
  'streetAddress',
  'postalCode',
  'addressLocality',
  'addressRegion',
  'addressCountry',
];

/** Properties of a posting, or of nodes that it refers to, that may contain a reference. */
const referring = ['hiringOrganization', 'jobLocation', 'name', 'logo', 'address', 'geo'];

/** Levels of nested things; sites nest about five. */
const deepest = 10;

/** Maximum number of references that are followed from one posting: nodes may refer to each other endlessly. */
const maxFollowed = 50;

/** Maximum number of values of one property that are searched for references; no ad has so many places. */
const maxValues = 200;

/** Maximum number of nodes of one document, and most characters of them. */
const max = { nodes: 20_000, size: 20_000_000 };

const idOf = (value: unknown): string => {
  const id = typeof value === 'string' ? value : propertiesOf(value)['@id'];
  return typeof id === 'string' ? id : '';
};

const fragmentOf = (id: string): string => (id.includes('#') ? id.slice(id.indexOf('#')) : '');

/**
 * Nodes of a JSON-LD document by their `@id`, to which others refer. An id with the URL of its page and one without it mean the same
 * node if that is unambiguous.
 */
export class Nodes {
  readonly #byId = new Map<string, Thing>();
  /** Ids by their fragment. */
  readonly #byFragment = new Map<string, Set<string>>();
  #size = 0;
  #followed = 0;

  /** Adds a node, and those within it. */
  add(value: unknown, depth = 0): void {
    if (depth > deepest || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value) this.add(one, depth + 1);
      return;
    }
    const thing = value as Thing;
    const id = idOf(thing);
    if (id !== '' && Object.keys(thing).length > 1) this.#keep(id, thing);
    for (const inner of Object.values(thing)) this.add(inner, depth + 1);
  }

  #keep(id: string, thing: Thing): void {
    const entries = Object.entries(thing).filter(([name]) => keptNames.includes(name));
    this.#size += JSON.stringify(entries).length;
    if (this.#byId.size >= max.nodes || this.#size > max.size) return;
    this.#byId.set(id, { ...Object.fromEntries(entries), ...this.#byId.get(id) });
    const ids = this.#byFragment.get(fragmentOf(id));
    if (ids) ids.add(id);
    else this.#byFragment.set(fragmentOf(id), new Set([id]));
  }

  /** Returns the node that an id means. */
  #meantBy(id: string): Thing | undefined {
    const exact = this.#byId.get(id);
    const fragment = fragmentOf(id);
    if (exact !== undefined || fragment === '') return exact;
    const [only, ...others] = this.#byFragment.get(fragment) ?? [];
    const isSame = only !== undefined && (only === fragment || id === fragment);
    return isSame && others.length === 0 ? this.#byId.get(only) : undefined;
  }

  /** Returns a posting with its references replaced by the nodes. */
  resolved(posting: Thing): Thing {
    this.#followed = 0;
    return this.#whole(posting, 0);
  }

  #whole(thing: Thing, depth: number): Thing {
    const names = referring.filter((name) => thing[name] !== undefined);
    if (names.length === 0 || depth > deepest) return thing;
    const values = names.map((name) => [name, this.#value(name, thing[name], depth)] as const);
    return { ...thing, ...Object.fromEntries(values) };
  }

  #value(name: string, value: unknown, depth: number): unknown {
    const all = allOf(value)
      .slice(0, maxValues)
      .map((one) => {
        const node = this.#followedFrom(name, one);
        if (typeof one === 'string') return node === undefined ? one : this.#whole(node, depth + 1);
        return this.#whole({ ...node, ...propertiesOf(one) }, depth + 1);
      });
    return Array.isArray(value) ? all : all[0];
  }

  #followedFrom(name: string, value: unknown): Thing | undefined {
    // A text in `name` is a name. The company may be given as a name or an id.
    if (this.#followed >= maxFollowed || (typeof value === 'string' && name === 'name'))
      return undefined;
    const node = this.#meantBy(idOf(value));
    if (node !== undefined) this.#followed += 1;
    return node;
  }

  /** Whether a posting refers to a node that has not come yet. */
  isWaiting(posting: Thing): boolean {
    return ['hiringOrganization', 'jobLocation'].some((name) =>
      allOf(posting[name]).some((one) => {
        const isReference = Object.keys(propertiesOf(one)).join(' ') === '@id';
        return isReference && this.#meantBy(idOf(one)) === undefined;
      }),
    );
  }
}
