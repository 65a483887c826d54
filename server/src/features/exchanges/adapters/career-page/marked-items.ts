import { readHtml } from '../../../../core/html/read-html.ts';
import { isOfType } from '../json/job-posting.ts';
import { Nodes } from '../json/references.ts';
import { ItemReferences, keep, type Thing } from './item-references.ts';

/** What an element says of items, in the attributes of its way to mark them up. */
export interface Marks {
  /** Types of the item that the element is, without the vocabulary; undefined where it is none. */
  readonly types?: readonly string[] | undefined;
  /** Properties of the item around it whose value it is. */
  readonly properties: readonly string[];
  /** Name by which others refer to the item. */
  readonly id?: string | undefined;
  /** Ids of elements whose properties are those of the item, too. */
  readonly refersTo?: string | undefined;
  /** A value that stands in an attribute of no other way. */
  readonly value?: string | undefined;
}

/** Reads what an element says, by its attributes. */
export type Markup = (attributes: Readonly<Record<string, string>>) => Marks;

/** An element that is an item, or whose text is the value of a property of one. */
interface Open {
  readonly name: string;
  /** Elements of the same name that are open within it. */
  inner: number;
  /** The item that it is; undefined for a property. */
  readonly item?: Thing;
  /** What it is to be kept as. */
  readonly owner?: Thing | undefined;
  readonly properties: readonly string[];
  readonly pieces: string[];
  /** Its tags are kept, too. */
  readonly isRich: boolean;
  /** Whether it is no item, but what stands in an element to which items refer. */
  readonly isFragment?: boolean;
  /** Whether the next one is the same element, and ends with it. */
  isAround?: boolean;
  size: number;
}

/** Items and properties within each other; sites nest about five. What lies deeper is left out. */
const deepest = 16;

/** Properties of one element that count. */
const mostNames = 4;

/** Characters of a text; a description has some thousand. */
const longestText = 200_000;

/** Elements that have no end. */
const withoutEnd = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** The next of the same kind ends it where its end is not written. */
const endedByNext = new Set(['p', 'dt', 'dd']);

/** Tags that a description keeps. */
const kept = new Set('p br ul ol li strong b em i h1 h2 h3 h4 h5 h6 div'.split(' '));

/** What is no text for anybody. */
const silent = new Set(['script', 'style', 'template']);

const rich = new Set(['description']);

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function keepAll(owner: Thing | undefined, names: readonly string[], value: unknown): void {
  if (owner !== undefined) for (const name of names) keep(owner, name, value);
}

/** A value that stands in the tag; undefined where it is the text of the element. */
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

/** Puts items together while their page is read tag by tag. */
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

  /** Begins what other items refer to by the id of its element; the item around it has it as well. */
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
    const properties = marks.properties.slice(0, mostNames);
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
    if (value !== undefined) keepAll(owner, properties, value.slice(0, longestText).trim());
    if (value !== undefined || !hasEnd || !fits) return false;
    this.#open.push(made);
    return true;
  }

  text(text: string): void {
    if (this.#hidden === 0) this.#note(escape(text), text);
  }

  /** What stands in all that is open. */
  #note(asHtml: string, asText: string): void {
    for (const one of this.#open) {
      if (one.item !== undefined || one.size >= longestText) continue;
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

  /** With it ends what was left open in it. */
  #end(at: number): void {
    for (const one of this.#open.splice(at).toReversed()) {
      const { item, owner, properties, pieces } = one;
      if (item === undefined)
        keepAll(owner, properties, pieces.join('').slice(0, longestText).trim());
      else if (one.isFragment)
        for (const [name, value] of Object.entries(item))
          for (const each of Array.isArray(value) ? value : [value]) keepAll(owner, [name], each);
    }
    if (this.#open.at(-1)?.isAround) this.#end(this.#open.length - 1);
  }

  /** Ends the page. @returns its postings, with what they refer to elsewhere on it */
  end(): readonly Thing[] {
    this.#end(0);
    const postings = this.#postings.map((posting) => this.#references.whole(posting));
    const nodes = new Nodes();
    for (const item of this.#tops) nodes.add(this.#references.whole(item));
    return postings.map((posting) => nodes.resolved(posting));
  }
}

/**
 * The JobPostings that a page marks up in one way, in the shape in which JSON-LD would say them. A description comes as HTML, everything
 * else as text.
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
