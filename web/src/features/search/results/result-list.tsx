import type { CardPage, JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { Fragment, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import type { useResults } from '../queries.ts';
import { cardLinkId, ResultCard } from './result-card.tsx';
import { t } from '../../../core/texts/texts.ts';
import styles from './result-list.module.css';
import { encodeAddress } from '../search-link.ts';
import type { Opened, Search } from '../search.ts';
import { useLoadedPages } from './use-loaded-pages.ts';

interface ResultListProps {
  readonly results: ReturnType<typeof useResults>;
  readonly search: Search;
  readonly opened: Opened | null;
  readonly onOpen: (id: number) => void;
  /** Shown after the third card, or at the end of a shorter list. */
  readonly insert: ReactNode;
  /** Component around every card. */
  readonly slot?: ComponentType<{ card: JobAdCard; children: ReactNode }>;
}

const cardsBeforeInsert = 3;

/** The cards of all pages that have loaded. */
export function ResultList({
  results,
  search,
  opened,
  onOpen,
  insert,
  slot: Slot = Bare,
}: ResultListProps) {
  useLoadedPages(results, encodeAddress({ search }));
  const cards = cardsOf(results.data?.pages ?? []);
  const insertAt = Math.min(cardsBeforeInsert, cards.length) - 1;
  const openAd = opened?.kind === 'ad' ? opened.id : null;
  return (
    <>
      <ul
        className={`${styles.list} stack list-plain gap-3`}
        aria-busy={results.isPlaceholderData}
        data-stale={results.isPlaceholderData}
      >
        {cards.map((card, index) => (
          <Fragment key={card.id}>
            <li className={styles.item}>
              <Slot card={card}>
                <ResultCard
                  card={card}
                  search={search}
                  linkId={cardLinkId(card.id)}
                  isOpen={card.id === openAd}
                  onOpen={onOpen}
                />
              </Slot>
            </li>
            {index === insertAt && <li className={`${styles.insert} min-w-0`}>{insert}</li>}
          </Fragment>
        ))}
      </ul>
      <MoreButton results={results} cardIds={cards.map((card) => card.id)} />
    </>
  );
}

const Bare = ({ children }: { readonly children: ReactNode }) => children;

/** Removes duplicates: an ad may have moved to the next page meanwhile. */
function cardsOf(pages: readonly CardPage[]) {
  const cards = pages.flatMap((page) => page.results);
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}

interface MoreButtonProps {
  readonly results: ReturnType<typeof useResults>;
  readonly cardIds: readonly number[];
}

function MoreButton({ results, cardIds }: MoreButtonProps) {
  /** Number of cards when the button was pressed; 0 if it was not. */
  const shown = useRef(0);

  useEffect(() => {
    const firstNew = cardIds[shown.current];
    if (shown.current === 0 || firstNew === undefined) return;
    announce(t('{count} weitere Ergebnisse geladen', { count: cardIds.length - shown.current }));
    document.getElementById(cardLinkId(firstNew))?.focus();
    shown.current = 0;
  }, [cardIds]);

  async function more() {
    shown.current = cardIds.length;
    const { isError } = await results.fetchNextPage();
    if (isError) shown.current = 0;
  }

  return (
    <Button
      fullWidth
      variant="default"
      className={styles.more}
      disabled={!results.hasNextPage}
      loading={results.isFetchingNextPage}
      onClick={more}
    >
      {t('Mehr laden')}
    </Button>
  );
}
