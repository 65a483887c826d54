import { useListAddress } from '../../core/list/list-address.ts';
import { paths } from '../../core/navigation/paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { spanIn } from './figures-view.tsx';
import { LoadedFigures } from './loaded-figures.tsx';
import { useOwnFigures } from './queries.ts';

/** Page with the figures of the account's ads: how often they were shown, opened and so on. */
export function CompanyFiguresPage() {
  const address = useListAddress(paths.ownFigures);
  const query = useOwnFigures(spanIn(address));
  return (
    <>
      <AreaHead title="Zahlen">
        Wie oft Ihre Stellenanzeigen gefunden, geöffnet und gemerkt werden, ohne dass jemand
        verfolgt wird.
      </AreaHead>
      <LoadedFigures query={query} address={address} />
    </>
  );
}
