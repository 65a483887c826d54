import type { PageDeps } from '../../public-pages/deps.ts';
import { publicBase, type Operation } from '../operation.ts';
import { operations } from '../operations.ts';
import { answerOf } from '../serving.ts';

/** A request with its present response. */
export interface Example {
  readonly url: string;
  /** JSON, with long texts cut. */
  readonly answer: string;
  readonly id: number | undefined;
}

/** Path of the list that contains the entry of `…/:id`. */
const listPathOf = (path: string) => path.replace('/:id', '');

const maxCharacters = 160;

/** Cuts long texts of a response, so that the example stays readable. */
const cutLong = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > maxCharacters
    ? `${value.slice(0, maxCharacters).toWellFormed()} …`
    : value;

async function firstIdOf(deps: PageDeps, path: string): Promise<number | undefined> {
  const list = operations.find((one) => one.path === listPathOf(path));
  if (list === undefined) return undefined;
  const { data } = (await answerOf(list, deps, { id: 0, query: { limit: '1' } })) as {
    readonly data: readonly { readonly id: number }[];
  };
  return data[0]?.id;
}

/** Reads an example of an operation; undefined if nothing of its kind is public. */
export async function exampleOf(
  deps: PageDeps,
  operation: Operation,
): Promise<Example | undefined> {
  const { path } = operation;
  const isOne = path.includes(':id');
  const id = isOne ? await firstIdOf(deps, path) : undefined;
  if (isOne && id === undefined) return undefined;
  const query: Record<string, string> = !isOne && path !== 'changes' ? { limit: '1' } : {};
  const text = new URLSearchParams(query).toString();
  const answer = await answerOf(operation, deps, { id: id ?? 0, query });
  return {
    url: deps.to(publicBase + path.replace(':id', String(id)) + (text && `?${text}`)),
    answer: JSON.stringify(answer, cutLong, 2),
    id,
  };
}
