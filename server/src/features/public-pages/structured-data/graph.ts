import { context, type StructuredData } from './structured-data.ts';

/** A piece of a document, and its number of objects. */
interface GraphPiece {
  readonly text: string;
  readonly records: number;
}

/** Writes objects of schema.org as one document, piece by piece. The context is written once, at the top. */
export async function* writeGraph<Item>(
  batches: AsyncIterable<readonly Item[]>,
  dataOf: (item: Item) => StructuredData | undefined,
): AsyncGenerator<GraphPiece> {
  let isFirst = true;
  for await (const items of batches) {
    const lines = items.flatMap((item) => {
      const data = dataOf(item);
      if (data === undefined) return [];
      const { '@context': _, ...object } = data;
      return [JSON.stringify(object)];
    });
    if (lines.length === 0) continue;
    const start = isFirst ? `{"@context":"${context}","@graph":[\n` : ',\n';
    isFirst = false;
    yield { text: start + lines.join(',\n'), records: lines.length };
  }
  yield { text: isFirst ? `{"@context":"${context}","@graph":[]}\n` : '\n]}\n', records: 0 };
}
