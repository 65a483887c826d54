import { Skeleton } from '../../core/loading/skeleton.tsx';
import { QueryView } from '../../core/data/query-view.tsx';
import { ChamberCard } from './chamber-card.tsx';
import { useChambers } from './chambers-queries.ts';
import { t } from '../../core/texts/texts.ts';

/** The public list of the four chambers. */
export function ChamberList() {
  return (
    <QueryView
      query={useChambers()}
      loading={<Loading />}
      failed={t('Die Ansprechpersonen konnten nicht geladen werden.')}
    >
      {(chambers) => (
        <ul className="cols-fit-xl grid list-plain gap-4">
          {chambers.map((chamber) => (
            <ChamberCard key={chamber.id} chamber={chamber} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

const Loading = () => (
  <div className="cols-fit-xl grid list-plain gap-4" aria-hidden="true">
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height="17rem" radius="1rem" />
    ))}
  </div>
);
