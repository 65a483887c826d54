import type { useResults } from '../../features/search/queries.ts';
import { ResultList } from '../../features/search/results/result-list.tsx';
import { ResultListSkeleton } from '../../features/search/results/result-skeleton.tsx';
import type { ResultsAddressControl } from '../../features/search/use-results-address.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { QueryView } from '../../core/data/query-view.tsx';
import { useStableCallback } from '../../core/hooks/use-stable-callback.ts';
import { EventInsert } from './event-insert.tsx';
import { t } from '../../core/texts/texts.ts';

/** Loaded separately, because most searches find something. */
const EmptyResults = lazyPart(
  'empty-results',
  async () => (await import('../../features/search/results/empty-results.tsx')).EmptyResults,
  null,
);

interface ResultsColumnProps {
  readonly results: ReturnType<typeof useResults>;
  readonly address: ResultsAddressControl;
  readonly isRaising: boolean;
}

/** The list of results, also while loading, empty or failed. */
export function ResultsColumn({ results, address, isRaising }: ResultsColumnProps) {
  const { search, opened, open } = address;
  const openAd = useStableCallback((id: number) => open({ kind: 'ad', id }));
  const skeleton = <ResultListSkeleton />;
  if (isRaising) return skeleton;
  const events = <EventInsert search={search} opened={opened} onOpen={open} />;
  return (
    <QueryView
      query={results}
      loading={skeleton}
      failed={t('Die Stellen konnten nicht geladen werden.')}
    >
      {({ pages }) =>
        pages[0]?.count === 0 ? (
          <>
            <EmptyResults
              search={search}
              ways={pages[0].nearest ?? []}
              isUnknownPlace={pages[0].unknown_place === true}
            />
            {events}
          </>
        ) : (
          <ResultList
            results={results}
            search={search}
            opened={opened}
            onOpen={openAd}
            insert={events}
          />
        )
      }
    </QueryView>
  );
}
