import { readHtml } from '../../../../core/html/read-html.ts';

export type Thing = Record<string, unknown>;

/** Ids that one item refers to, and that are looked for on a page; sites have about three. */
const most = { ofItem: 20, ofPage: 1000 } as const;

/** Properties that are taken from elsewhere on a page: items that refer to each other would double with each step. */
const mostTaken = 50_000;

/** Items within items. */
const deepest = 10;

export const wordsOf = (text = '') => text.split(/\s+/).filter((word) => word !== '');

/** The ids that a page refers to in `itemref`; none for most pages, which are then not read twice. */
function referencesIn(html: string): ReadonlySet<string> {
  const ids = new Set<string>();
  if (!/itemref/i.test(html)) return ids;
  readHtml(html, {
    open: (_name, { itemref }) => {
      for (const id of wordsOf(itemref).slice(0, most.ofItem))
        if (ids.size < most.ofPage) ids.add(id);
    },
    text: () => undefined,
    close: () => undefined,
  });
  return ids;
}

/** What a property has besides: a second value makes a list of it. */
export function keep(owner: Thing, name: string, value: unknown): void {
  if (name.startsWith('@') || name === '__proto__') return;
  const before = Object.hasOwn(owner, name) ? owner[name] : undefined;
  if (before === undefined) owner[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else owner[name] = [before, value];
}

/** Properties of items that stand elsewhere on their page: `itemref="address salary"`. */
export class ItemReferences {
  readonly #ids: ReadonlySet<string>;
  /** What stands within the element of an id. */
  readonly #found = new Map<
    string,
    { readonly thing: Thing; readonly within: Thing | undefined }
  >();
  readonly #wanted = new Map<Thing, readonly string[]>();
  #taken = 0;

  constructor(html: string) {
    this.#ids = referencesIn(html);
  }

  /** Where to keep what stands in an element to which an item refers; undefined for all others, and for an id that comes twice. @param within the item around it */
  beginAt(id: string | undefined, within: Thing | undefined): Thing | undefined {
    if (id === undefined || !this.#ids.has(id) || this.#found.has(id)) return undefined;
    const thing: Thing = {};
    this.#found.set(id, { thing, within });
    return thing;
  }

  /** Notes what an item refers to. */
  want(item: Thing, itemref: string | undefined): void {
    const ids = wordsOf(itemref).slice(0, most.ofItem);
    if (ids.length > 0) this.#wanted.set(item, [...new Set(ids)]);
  }

  /** What an item refers to; what stands in it is its own already. */
  #elsewhere(item: Thing): readonly Thing[] {
    return (this.#wanted.get(item) ?? []).flatMap((id) => {
      const found = this.#found.get(id);
      return found === undefined || found.within === item ? [] : [found.thing];
    });
  }

  /** An item with what it refers to, in it and in the items within it; one that leads back to itself ends there. */
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
    if (this.#taken > mostTaken) return;
    const isItem = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (name.startsWith('@')) whole[name] ??= value;
    else if (!isItem) keep(whole, name, value);
    else if (!around.includes(value as Thing) && around.length <= deepest)
      keep(whole, name, this.whole(value as Thing, around));
  }
}
