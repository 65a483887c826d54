import { QueryView } from '../../core/data/query-view.tsx';
import { useListAddress } from '../../core/list/list-address.ts';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { FiguresView, spanIn } from './figures-view.tsx';
import { useOwnFigures } from './queries.ts';

/** How often the ads of the own account were shown, opened and so on. */
export function CompanyFiguresPage() {
  const address = useListAddress(paths.ownFigures);
  const query = useOwnFigures(spanIn(address));
  return (
    <>
      <AreaHead title="Zahlen">
        Wie oft Ihre Stellenanzeigen gefunden, geöffnet und gemerkt werden, ohne dass jemand
        verfolgt wird.
      </AreaHead>
      <QueryView
        query={query}
        loading={<Skeleton height="24rem" radius="1rem" />}
        failed="Die Zahlen konnten nicht geladen werden."
      >
        {(figures) => <FiguresView figures={figures} address={address} />}
      </QueryView>
    </>
  );
}
