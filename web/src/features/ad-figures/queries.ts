import type {
  AdFigures,
  readFiguresOf,
  readOwnFigures,
} from '@lehrpfad/contract/ad-figures/ad-figures.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import type { Sample } from '../../core/api/answer-shape.ts';

const shape: Sample<AdFigures> = { weeks: [], branches: [], ads: [], rows: [], openings: [] };

/** Reads the figures of the own account. */
export function useOwnFigures(weeks: string) {
  const query = { weeks };
  return useQuery({
    queryKey: ['own-figures', weeks],
    queryFn: ({ signal }) =>
      call<typeof readOwnFigures>('GET ad-figures/own/', { query, signal, shape }),
    placeholderData: keepPreviousData,
  });
}

/** Reads the figures of a company. */
export function useFiguresOf(id: number, weeks: string) {
  const [params, query] = [{ id }, { weeks }];
  return useQuery({
    queryKey: ['all-figures', id, weeks],
    queryFn: ({ signal }) =>
      call<typeof readFiguresOf>('GET ad-figures/by/company/:id/', {
        params,
        query,
        signal,
        shape,
      }),
    placeholderData: keepPreviousData,
  });
}
