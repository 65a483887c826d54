import type { AdFigures } from '@lehrpfad/contract/ad-figures/ad-figures.ts';
import type { ComponentProps } from 'react';
import { QueryView } from '../../core/data/query-view.tsx';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { FiguresView } from './figures-view.tsx';

interface LoadedFiguresProps extends Pick<ComponentProps<typeof FiguresView>, 'address'> {
  readonly query: ComponentProps<typeof QueryView<AdFigures>>['query'];
}

/** The figures of an account or a company, once they have come. */
export const LoadedFigures = ({ query, address }: LoadedFiguresProps) => (
  <QueryView
    query={query}
    loading={<Skeleton height="24rem" radius="1rem" />}
    failed="Die Zahlen konnten nicht geladen werden."
  >
    {(figures) => <FiguresView figures={figures} address={address} />}
  </QueryView>
);
