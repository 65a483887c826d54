import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { listPath, type useListAddress } from '../../../core/list/list-address.ts';
import { PagedList } from '../../../core/list/paged-list.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { BranchesIcon } from '../../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../../core/ui/page/empty-state.tsx';
import { useStableCallback } from '../../../core/hooks/use-stable-callback.ts';
import { CompanyCard } from './company-card.tsx';
import type { useCompanies } from './queries.ts';

interface CompanyRowsProps {
  readonly query: ReturnType<typeof useCompanies>;
  readonly address: ReturnType<typeof useListAddress>;
}

/** A page of the companies that match search and filters. */
export function CompanyRows({ query, address }: CompanyRowsProps) {
  const { state, page, entry, narrow, turnTo } = address;
  const open = useStableCallback(entry.open);
  const base = listPath(paths.allCompanies, { ...state, page: page > 1 ? String(page) : '' });
  const row = (company: ListedCompany) => (
    <CompanyCard
      key={company.id}
      company={company}
      path={`${base}/${company.id}`}
      isOpen={company.id === entry.id}
      onOpen={open}
    />
  );
  return (
    <PagedList
      query={query}
      words={['Firma', 'Firmen']}
      failed="Die Firmen konnten nicht geladen werden."
      page={page}
      onTurn={turnTo}
      rowHeight="6.5rem"
      empty={<Nothing isNarrowed={Object.keys(state).length > 0} onAll={() => narrow(noFilter)} />}
    >
      {(companies) => <ul className="stack list-plain gap-3">{companies.map(row)}</ul>}
    </PagedList>
  );
}

const noFilter = { search: '', internal: '', external: '' };

interface NothingProps {
  readonly isNarrowed: boolean;
  readonly onAll: () => void;
}

function Nothing({ isNarrowed, onAll }: NothingProps) {
  const all = (
    <Button variant="default" onClick={onAll}>
      Alle Firmen zeigen
    </Button>
  );
  return (
    <EmptyState
      Icon={BranchesIcon}
      text={isNarrowed ? 'Keine Firma passt dazu.' : 'Noch gibt es keine Firma.'}
      action={isNarrowed ? all : undefined}
    />
  );
}
