import { wordsOf } from './item-references.ts';
import { markedPostings, type Markup } from './marked-items.ts';

const schema = /^https?:\/\/(?:www\.)?schema\.org\//i;

/** Reads itemscope, itemtype, itemprop, itemid and itemref. */
const microdata: Markup = ({ itemscope, itemtype, itemprop, itemid, itemref }) => ({
  types:
    itemscope === undefined ? undefined : wordsOf(itemtype).map((type) => type.replace(schema, '')),
  properties: wordsOf(itemprop),
  id: itemid,
  refersTo: itemscope === undefined ? undefined : itemref,
});

/** The JobPostings in the microdata of a page. */
export const microdataOf = (html: string) => markedPostings(html, microdata);
