import { parsedJson } from '../../fetching/json.ts';
import { answerOf, type ReadAnswer } from '../read-answer.ts';
import { readDetails, readListPage, type Item, type ListPage } from './answers.ts';
import { kept } from './fields.ts';

/** A response of the agency as it came. */
export interface SentAnswer {
  readonly bytes: Uint8Array;
  readonly contentType: string | undefined;
}

const jsonOf = ({ bytes, contentType }: SentAnswer) => parsedJson(Buffer.from(bytes), contentType);

/** Reads a page of a search, and keeps the needed fields of its ads. To be run on a worker thread. */
export const readSearch = (sent: SentAnswer & { readonly first: number }): ReadAnswer<ListPage> =>
  answerOf(() => {
    const { items, total } = readListPage(jsonOf(sent), sent.first);
    return { items: items.map((item) => kept(item) as Item), total };
  });

/** Reads the details of an ad in the same way. */
export const readAd = (sent: SentAnswer): ReadAnswer<Item> =>
  answerOf(() => kept(readDetails(jsonOf(sent))) as Item);
