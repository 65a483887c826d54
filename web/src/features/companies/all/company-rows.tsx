import { EmptyList } from '../../../core/list/empty-list.tsx';
import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import type { ListAddress } from '../../../core/list/list-address.ts';
import { PagedList } from '../../../core/list/paged-list.tsx';
import { BranchesIcon } from '../../../core/ui/icons/area-icons.tsx';
import { useStableCallback } from '../../../core/hooks/use-stable-callback.ts';
import { CompanyCard } from './company-card.tsx';
import type { useCompanies } from './queries.ts';

interface CompanyRowsProps {
  readonly query: ReturnType<typeof useCompanies>;
  readonly address: ListAddress;
}

/** A page of the companies that match search and filters. */
export function CompanyRows({ query, address }: CompanyRowsProps) {
  const { page, path, entry, turnTo } = address;
  const open = useStableCallback(entry.open);
  const row = (company: ListedCompany) => (
    <CompanyCard
      key={company.id}
      company={company}
      path={`${path}/${company.id}`}
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
      empty={
        <EmptyList
          address={address}
          Icon={BranchesIcon}
          nothingFits="Keine Firma passt dazu."
          none="Noch gibt es keine Firma."
          showAll="Alle Firmen zeigen"
        />
      }
    >
      {(companies) => <ul className="stack list-plain gap-3">{companies.map(row)}</ul>}
    </PagedList>
  );
}
