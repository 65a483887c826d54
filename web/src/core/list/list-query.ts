import type {
  AnyEndpoint,
  EndpointInput,
  EndpointName,
  ResponseOf,
} from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Sample } from '../api/answer-shape.ts';
import { call, type InputArguments } from '../api/api.ts';

/** Query parameters of a list, as its page passes them. */
export type ListQuery<E extends AnyEndpoint> = EndpointInput<E>['query'];

type RowOf<E extends AnyEndpoint> =
  ResponseOf<E> extends { readonly results: readonly (infer Row)[] } ? Row : never;

interface ListInput<E extends AnyEndpoint> extends Pick<
  Partial<EndpointInput<E>>,
  'params' | 'query'
> {
  /** An example of the parts of a row that the page needs. */
  readonly row: Sample<RowOf<E>>;
}

interface ListOptions {
  readonly meta?: { readonly silent: true };
  readonly refetchInterval?: number;
  readonly refetchOnWindowFocus?: boolean;
}

/** Reads a page of a list. While another page or filter is loading, the previous rows stay (`isPlaceholderData`). */
export function useListQuery<E extends AnyEndpoint>(
  key: `all-${string}` | `own-${string}`,
  name: EndpointName<E>,
  { params, query, row }: ListInput<E>,
  options: ListOptions = {},
) {
  return useQuery({
    queryKey: [key, query, params],
    queryFn: ({ signal }) => {
      const input = { params, query, signal, shape: { count: 0, results: [row] } };
      // The compiler cannot tell that the list of a generic endpoint needs no key.
      return call<E>(name, ...([input] as unknown as InputArguments<E>));
    },
    placeholderData: keepPreviousData,
    ...options,
  });
}
