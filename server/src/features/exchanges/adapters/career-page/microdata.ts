import { markedPostings, wordsOf, type Markup } from './marked-items.ts';

const schema = /^https?:\/\/(?:www\.)?schema\.org\//i;

/** Of itemscope, itemtype, itemprop and itemid; properties that stand elsewhere (`itemref`) are not looked for. */
const microdata: Markup = ({ itemscope, itemtype, itemprop, itemid }) => ({
  types:
    itemscope === undefined ? undefined : wordsOf(itemtype).map((type) => type.replace(schema, '')),
  properties: wordsOf(itemprop),
  id: itemid,
});

/** The JobPostings that a page marks up as microdata. */
export const microdataOf = (html: string) => markedPostings(html, microdata);
