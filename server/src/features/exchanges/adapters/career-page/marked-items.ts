import { readHtml } from '../../../../core/html/read-html.ts';
import { isOfType } from '../json/job-posting.ts';
import { Nodes } from '../json/references.ts';
import { ItemReferences, keep, type Thing } from './item-references.ts';

/** What the attributes of an element tell about items, in one kind of markup. */
export interface Marks {
  /** Types of the item that the element is, without the vocabulary; undefined if it is none. */
  readonly types?: readonly string[] | undefined;
  /** Properties of the item around it that have this element as their value. */
  readonly properties: readonly string[];
  /** Name by which others refer to the item. */
  readonly id?: string | undefined;
  /** Ids of elements whose properties belong to the item, too. */
  readonly refersTo?: string | undefined;
  /** A value in an attribute that only this kind of markup uses. */
  readonly value?: string | undefined;
}

/** Reads the marks of an element from its attributes. */
export type Markup = (attributes: Readonly<Record<string, string>>) => Marks;

/** An element that is an item, or whose text is the value of a property of one. */
interface Open {
  readonly name: string;
  /** Elements of the same name that are open within it. */
  inner: number;
  /** The item of the element; undefined for a property. */
  readonly item?: Thing;
  /** The item that gets the value. */
  readonly owner?: Thing | undefined;
  readonly properties: readonly string[];
  readonly pieces: string[];
  /** Whether the tags in its text are kept. */
  readonly isRich: boolean;
  /** Whether it is no item, but the content of an element that items refer to. */
  readonly isFragment?: boolean;
  /** Whether the next entry is the same element, so that both end together. */
  isAround?: boolean;
  size: number;
}

/** Levels of nested items and properties; sites have about five. Deeper ones are left out. */
const deepest = 16;

/** Maximum number of properties of one element that are read. */
const maxNames = 4;

/** Characters of a text; a description has some thousand. */
const maxTextLength = 200_000;

/** Elements without an end tag. */
const withoutEnd = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements whose end tag may be missing: the next element of the same kind ends them. */
const endedByNext = new Set(['p', 'dt', 'dd']);

/** Tags that a description keeps. */
const kept = new Set('p br ul ol li strong b em i h1 h2 h3 h4 h5 h6 div'.split(' '));

/** Elements whose text is not visible. */
const silent = new Set(['script', 'style', 'template']);

const rich = new Set(['description']);

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function keepAll(owner: Thing | undefined, names: readonly string[], value: unknown): void {
  if (owner !== undefined) for (const name of names) keep(owner, name, value);
}

/** Returns a value in an attribute; undefined if the value is the text of the element. */
function valueIn(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  const { content, href, src, data, datetime, value } = attributes;
  if (content !== undefined || name === 'meta') return content ?? '';
  if (['a', 'area', 'link'].includes(name)) return href ?? '';
  if (['audio', 'embed', 'iframe', 'img', 'source', 'track', 'video'].includes(name))
    return src ?? '';
  if (name === 'object') return data ?? '';
  if (name === 'time' && datetime !== undefined) return datetime;
  return name === 'data' || name === 'meter' ? (value ?? '') : undefined;
}

/** Collects items while their page is parsed tag by tag. */
class ItemReader {
  readonly #postings: Thing[] = [];
  readonly #markup: Markup;
  readonly #references: ItemReferences;
  readonly #tops: Thing[] = [];
  readonly #open: Open[] = [];
  #hidden = 0;

  constructor(markup: Markup, references: ItemReferences) {
    this.#markup = markup;
    this.#references = references;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (silent.has(name)) this.#hidden += 1;
    const top = this.#open.at(-1);
    if (
      top?.name === name &&
      top.inner === 0 &&
      endedByNext.has(name) &&
      (!top.item || top.isFragment)
    )
      this.#end(this.#open.length - 1);
    this.#note(kept.has(name) ? `<${name}>` : ' ', ' ');
    const hasEnd = !withoutEnd.has(name);
    const marks = this.#markup(attributes);
    const fragment = this.#beginFragment(name, attributes['id']);
    const isBegun = this.#begin(name, attributes, marks, hasEnd);
    if (fragment !== undefined) fragment.isAround = isBegun;
    if (fragment !== undefined && !hasEnd) this.#end(this.#open.length - 1);
    if (!isBegun && fragment === undefined && hasEnd) {
      const same = this.#open.findLast((one) => one.name === name);
      if (same !== undefined) same.inner += 1;
    }
  }

  /** Begins the content of an element that other items refer to by its id. The item around it gets the content, too. */
  #beginFragment(name: string, id: string | undefined): Open | undefined {
    if (this.#open.length >= deepest) return undefined;
    const owner = this.#open.findLast((one) => one.item !== undefined)?.item;
    const item = this.#references.beginAt(id, owner);
    if (item === undefined) return undefined;
    const none = { inner: 0, properties: [], pieces: [], isRich: false, size: 0 };
    const fragment: Open = { name, owner, item, isFragment: true, ...none };
    this.#open.push(fragment);
    return fragment;
  }

  /** @returns whether the element begins an item or a text */
  #begin(
    name: string,
    attributes: Readonly<Record<string, string>>,
    marks: Marks,
    hasEnd: boolean,
  ): boolean {
    const properties = marks.properties.slice(0, maxNames);
    const around = this.#open.findLast(({ item }) => item !== undefined);
    const owner = around?.item;
    const isValue = owner !== undefined && properties.length > 0;
    const fits = this.#open.length < deepest;
    const isRich = properties.some((one) => rich.has(one));
    const made = { name, inner: 0, owner, properties, pieces: [], isRich, size: 0 };
    if (marks.types !== undefined) {
      const item: Thing = { '@type': marks.types, ...(marks.id && { '@id': marks.id }) };
      this.#references.want(item, marks.refersTo);
      if (owner === undefined || around?.isFragment) this.#tops.push(item);
      if (isValue) keepAll(owner, properties, item);
      if (isOfType(item, 'JobPosting')) this.#postings.push(item);
      if (hasEnd && fits) this.#open.push({ ...made, item });
      return hasEnd && fits;
    }
    if (!isValue) return false;
    const value = valueIn(name, attributes) ?? marks.value;
    if (value !== undefined) keepAll(owner, properties, value.slice(0, maxTextLength).trim());
    if (value !== undefined || !hasEnd || !fits) return false;
    this.#open.push(made);
    return true;
  }

  text(text: string): void {
    if (this.#hidden === 0) this.#note(escape(text), text);
  }

  /** Adds text to all open properties. */
  #note(asHtml: string, asText: string): void {
    for (const one of this.#open) {
      if (one.item !== undefined || one.size >= maxTextLength) continue;
      const piece = one.isRich ? asHtml : asText;
      one.pieces.push(piece);
      one.size += piece.length;
    }
  }

  close(name: string): void {
    if (silent.has(name)) this.#hidden -= 1;
    const at = this.#open.findLastIndex((one) => one.name === name);
    const open = this.#open[at];
    if (open?.inner === 0) this.#end(at);
    else if (open !== undefined) open.inner -= 1;
    this.#note(kept.has(name) && name !== 'br' ? `</${name}>` : ' ', ' ');
  }

  /** Ends an element and all elements in it that are still open. */
  #end(at: number): void {
    for (const one of this.#open.splice(at).toReversed()) {
      const { item, owner, properties, pieces } = one;
      if (item === undefined)
        keepAll(owner, properties, pieces.join('').slice(0, maxTextLength).trim());
      else if (one.isFragment)
        for (const [name, value] of Object.entries(item))
          for (const each of Array.isArray(value) ? value : [value]) keepAll(owner, [name], each);
    }
    if (this.#open.at(-1)?.isAround) this.#end(this.#open.length - 1);
  }

  /** Ends the page. @returns its postings, with their references resolved */
  end(): readonly Thing[] {
    this.#end(0);
    const postings = this.#postings.map((posting) => this.#references.whole(posting));
    const nodes = new Nodes();
    for (const item of this.#tops) nodes.add(this.#references.whole(item));
    return postings.map((posting) => nodes.resolved(posting));
  }
}

/**
 * Returns the JobPostings of a page in one kind of markup, in the shape of JSON-LD. A description is HTML, everything
 * else is text.
 */
export function markedPostings(html: string, markup: Markup): readonly Readonly<Thing>[] {
  const reader = new ItemReader(markup, new ItemReferences(html));
  readHtml(html, {
    open: (name, attributes) => reader.open(name, attributes),
    text: (text) => reader.text(text),
    close: (name) => reader.close(name),
  });
  return reader.end();
}
