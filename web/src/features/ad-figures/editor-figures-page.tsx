import { entryOf } from '../../core/navigation/entry-address.ts';
import { usePlainPath } from '../../core/navigation/plain-path.ts';
import { ButtonLink } from '../../core/ui/controls/button.tsx';
import { StatisticsIcon } from '../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { useListAddress } from '../../core/list/list-address.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { entryPath, hrefOf } from '../../core/navigation/paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { spanIn } from './figures-view.tsx';
import { LoadedFigures } from './loaded-figures.tsx';
import { useFiguresOf } from './queries.ts';

const title = 'Zahlen einer Firma';

/** The figures of the company in the address. */
export function EditorFiguresPage() {
  const { id } = entryOf(editorPaths.companyFigures, usePlainPath());
  return typeof id === 'number' ? <FiguresOf key={id} id={id} /> : <NoCompany />;
}

function NoCompany() {
  return (
    <>
      <AreaHead title={title} />
      <EmptyState
        Icon={StatisticsIcon}
        text="Öffnen Sie eine Firma. Bei ihr steht „Zahlen ansehen“."
        action={<ButtonLink href={hrefOf(editorPaths.allCompanies)}>Zu den Firmen</ButtonLink>}
      />
    </>
  );
}

function FiguresOf({ id }: { readonly id: number }) {
  const address = useListAddress(entryPath(editorPaths.companyFigures, id));
  const query = useFiguresOf(id, spanIn(address));
  const name = query.data?.branches[0]?.name;
  return (
    <>
      <AreaHead title={title} documentTitle={name ? `Zahlen: ${name}` : title}>
        {name}
      </AreaHead>
      <p className="mb-4">
        <a className="tap-line" href={hrefOf(entryPath(editorPaths.allCompanies, id))}>
          Zur Firma
        </a>
      </p>
      <LoadedFigures query={query} address={address} />
    </>
  );
}
