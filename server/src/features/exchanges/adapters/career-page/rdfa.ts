import { wordsOf } from './item-references.ts';
import { markedPostings, type Markup } from './marked-items.ts';

/** The vocabulary in front of a name: an address, or a prefix that sites declare for it. */
const vocabulary = /^(?:https?:\/\/(?:www\.)?schema\.org\/|(?:schema|s|sdo):)/i;

/** Names of schema.org among others (`og:title`, `dc:title`). */
const namesIn = (text: string | undefined): string[] =>
  wordsOf(text)
    .map((word) => word.replace(vocabulary, ''))
    .filter((word) => !word.includes(':'));

/** Of typeof, property and resource (RDFa 1.1 Lite), and of rel and about, which older pages have. */
const rdfa: Markup = ({ typeof: type, property, rel, resource, about, href, src }) => ({
  types: type === undefined ? undefined : namesIn(type),
  // Most values of `rel` are none of an item, and nobody reads them.
  properties: [...namesIn(property), ...(property === undefined ? namesIn(rel) : [])],
  id: type === undefined ? undefined : (resource ?? about),
  value: property === undefined && rel === undefined ? undefined : (href ?? src ?? resource),
});

/** The JobPostings that a page marks up as RDFa. */
export const rdfaOf = (html: string) => markedPostings(html, rdfa);
