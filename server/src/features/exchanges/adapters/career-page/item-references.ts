import { readHtml } from '../../../../core/html/read-html.ts';

export type Thing = Record<string, unknown>;

/** Maximum number of ids that one item refers to, and that are searched on a page; sites have about three. */
const max = { ofItem: 20, ofPage: 1000 } as const;

/** Maximum number of properties that are copied from other elements: with items that refer to each other they would double at each step. */
const maxCopied = 50_000;

/** Levels of nested items. */
const deepest = 10;

export const wordsOf = (text = '') => text.split(/\s+/).filter((word) => word !== '');

/** The ids that a page refers to in `itemref`. Most pages have none, and are then not parsed twice. */
function referencesIn(html: string): ReadonlySet<string> {
  const ids = new Set<string>();
  if (!/itemref/i.test(html)) return ids;
  readHtml(html, {
    open: (_name, { itemref }) => {
      for (const id of wordsOf(itemref).slice(0, max.ofItem))
        if (ids.size < max.ofPage) ids.add(id);
    },
    text: () => undefined,
    close: () => undefined,
  });
  return ids;
}

/** Adds a value to a property. A second value makes a list of it. */
export function keep(owner: Thing, name: string, value: unknown): void {
  if (name.startsWith('@') || name === '__proto__') return;
  const before = Object.hasOwn(owner, name) ? owner[name] : undefined;
  if (before === undefined) owner[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else owner[name] = [before, value];
}

/** Resolves properties of items that are elsewhere on the page: `itemref="address salary"`. */
export class ItemReferences {
  readonly #ids: ReadonlySet<string>;
  /** Contents of the elements with these ids, and the items around them. */
  readonly #found = new Map<
    string,
    { readonly thing: Thing; readonly within: Thing | undefined }
  >();
  readonly #wanted = new Map<Thing, readonly string[]>();
  #taken = 0;

  constructor(html: string) {
    this.#ids = referencesIn(html);
  }

  /** Returns the object for the content of a referenced element; undefined for other elements and repeated ids. @param within the item around it */
  beginAt(id: string | undefined, within: Thing | undefined): Thing | undefined {
    if (id === undefined || !this.#ids.has(id) || this.#found.has(id)) return undefined;
    const thing: Thing = {};
    this.#found.set(id, { thing, within });
    return thing;
  }

  /** Stores the references of an item. */
  want(item: Thing, itemref: string | undefined): void {
    const ids = wordsOf(itemref).slice(0, max.ofItem);
    if (ids.length > 0) this.#wanted.set(item, [...new Set(ids)]);
  }

  /** Returns the contents that an item refers to. The contents of its own elements are part of it already. */
  #elsewhere(item: Thing): readonly Thing[] {
    return (this.#wanted.get(item) ?? []).flatMap((id) => {
      const found = this.#found.get(id);
      return found === undefined || found.within === item ? [] : [found.thing];
    });
  }

  /** Returns an item with its references resolved, also in nested items. A reference back to an item around it is dropped. */
  whole(item: Thing, around: readonly Thing[] = []): Thing {
    if (this.#wanted.size === 0) return item;
    const whole: Thing = {};
    const parts = [item, ...this.#elsewhere(item)];
    for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
      for (const one of Array.isArray(value) && !name.startsWith('@') ? value : [value])
        this.#take(whole, name, one, [...around, item]);
    }
    return whole;
  }

  #take(whole: Thing, name: string, value: unknown, around: readonly Thing[]): void {
    this.#taken += 1;
    if (this.#taken > maxCopied) return;
    const isItem = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (name.startsWith('@')) whole[name] ??= value;
    else if (!isItem) keep(whole, name, value);
    else if (!around.includes(value as Thing) && around.length <= deepest)
      keep(whole, name, this.whole(value as Thing, around));
  }
}
