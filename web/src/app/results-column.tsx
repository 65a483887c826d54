import { EmptyResults } from '../features/search/results/empty-results.tsx';
import type { useResults } from '../features/search/queries.ts';
import { ResultList } from '../features/search/results/result-list.tsx';
import { ResultListSkeleton } from '../features/search/results/result-skeleton.tsx';
import type { ResultsAddressControl } from '../features/search/use-results-address.ts';
import { QueryView } from '../floor/query-view.tsx';
import { useStableCallback } from '../floor/use-stable-callback.ts';
import { EventInsert } from './event-insert.tsx';

interface ResultsColumnProps {
  readonly results: ReturnType<typeof useResults>;
  readonly address: ResultsAddressControl;
  readonly isRaising: boolean;
}

/** The list in all its states. */
export function ResultsColumn({ results, address, isRaising }: ResultsColumnProps) {
  const { search, opened, open } = address;
  const openAd = useStableCallback((id: number) => open({ kind: 'ad', id }));
  const skeleton = <ResultListSkeleton />;
  if (isRaising) return skeleton;
  const events = <EventInsert opened={opened} onOpen={open} />;
  return (
    <QueryView
      query={results}
      loading={skeleton}
      failed="Die Stellen konnten nicht geladen werden."
    >
      {({ pages }) =>
        pages[0]?.count === 0 ? (
          <>
            <EmptyResults search={search} ways={pages[0].nearest ?? []} />
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
