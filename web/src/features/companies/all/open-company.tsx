import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { useIsWide } from '../../../core/api/media.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { DetailGone, DetailLoading } from '../../../core/ui/page/detail.tsx';
import { CompanyDetail } from './company-detail.tsx';
import { isGone } from '../../../core/api/null-if-gone.ts';
import type { useCompany } from './queries.ts';

interface OpenCompanyProps {
  readonly query: ReturnType<typeof useCompany>;
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
  readonly onLock: (company: ListedCompany) => void;
}

/** The detail beside the list: a company, or a message that it does not exist. */
export function OpenCompany({ query, takesFocus, onEdit, onLock }: OpenCompanyProps) {
  const isWide = useIsWide();
  if (isGone(query.error)) {
    return (
      <DetailGone title="Diese Firma gibt es nicht mehr">
        Vielleicht wurde sie inzwischen gelöscht.
      </DetailGone>
    );
  }
  return (
    <QueryView
      query={query}
      loading={<DetailLoading />}
      failed="Die Firma konnte nicht geladen werden."
    >
      {(company) => (
        <CompanyDetail
          company={company}
          takesFocus={isWide && takesFocus}
          onEdit={onEdit}
          onLock={() => onLock(company)}
        />
      )}
    </QueryView>
  );
}
