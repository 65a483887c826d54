import { wordsOf } from './item-references.ts';
import { markedPostings, type Markup } from './marked-items.ts';

/** The vocabulary before a name: a URL, or a prefix that sites declare for it. */
const vocabulary = /^(?:https?:\/\/(?:www\.)?schema\.org\/|(?:schema|s|sdo):)/i;

/** Names of schema.org in a text that may have other names (`og:title`, `dc:title`). */
const namesIn = (text: string | undefined): string[] =>
  wordsOf(text)
    .map((word) => word.replace(vocabulary, ''))
    .filter((word) => !word.includes(':'));

/** Reads typeof, property and resource (RDFa 1.1 Lite), and the rel and about of older pages. */
const rdfa: Markup = ({ typeof: type, property, rel, resource, about, href, src }) => ({
  types: type === undefined ? undefined : namesIn(type),
  // Most values of `rel` are no properties of an item; they are ignored later.
  properties: [...namesIn(property), ...(property === undefined ? namesIn(rel) : [])],
  id: type === undefined ? undefined : (resource ?? about),
  value: property === undefined && rel === undefined ? undefined : (href ?? src ?? resource),
});

/** The JobPostings in the RDFa of a page. */
export const rdfaOf = (html: string) => markedPostings(html, rdfa);
