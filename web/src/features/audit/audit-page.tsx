import type { AuditEntry, downloadAuditEntries } from '@lehrpfad/contract/audit/audit.ts';
import { download } from '../../core/api/download.ts';
import { useAction } from '../../core/hooks/use-action.ts';
import { EmptyList } from '../../core/list/empty-list.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';
import { useListAddress, type ListAddress } from '../../core/list/list-address.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { berlinToday } from '../../core/text/dates.ts';
import { BusyButton } from '../../core/ui/controls/busy-button.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { HistoryIcon } from '../../core/ui/icons/area-icons.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { filtersOf } from './filters.ts';
import { useAuditEntries } from './queries.ts';
import { TrailTools } from './trail-tools.tsx';
import type { FieldNames } from '@lehrpfad/contract/audit/words.ts';

function ExportButton({ filters }: { readonly filters: ReturnType<typeof filtersOf> }) {
  const exporting = useAction(() =>
    download<typeof downloadAuditEntries>(
      'GET audit/csv/',
      { query: filters },
      `protokoll-${berlinToday()}.csv`,
    ),
  );
  return (
    <BusyButton variant="default" isBusy={exporting.isBusy} onClick={() => void exporting.run()}>
      Als CSV speichern
    </BusyButton>
  );
}

/** The audit trail of editors and administrators, for administrators. */
export function AuditPage({ fieldNames }: { readonly fieldNames: FieldNames }) {
  const address = useListAddress(editorPaths.auditTrail);
  const filters = filtersOf(address.state);
  return (
    <>
      <AreaHead title="Protokoll" action={<ExportButton filters={filters} />}>
        Was Redaktion und Administration geändert haben, mit dem Stand davor und danach.
      </AreaHead>
      <TrailTools address={address} filters={filters} />
      <Trail address={address} filters={filters} fieldNames={fieldNames} />
    </>
  );
}

interface TrailProps {
  readonly address: ListAddress;
  readonly filters: ReturnType<typeof filtersOf>;
  readonly fieldNames: FieldNames;
}

/** A page of the entries that match search and filters. */
function Trail({ address, filters, fieldNames }: TrailProps) {
  const { page, narrow, turnTo } = address;
  const query = useAuditEntries({ page, ...filters });
  const showObject = ({ subject, subject_id }: AuditEntry) =>
    narrow({ subject, subject_id: String(subject_id) });
  return (
    <PagedList
      query={query}
      words={['Eintrag', 'Einträge']}
      failed="Das Protokoll konnte nicht geladen werden."
      page={page}
      onTurn={turnTo}
      rowHeight="5.5rem"
      aside={
        filters.subject_id && (
          <Button variant="default" onClick={() => address.replace({})}>
            Alles zeigen
          </Button>
        )
      }
      empty={
        <EmptyList
          address={address}
          Icon={HistoryIcon}
          nothingFits="Kein Eintrag passt dazu."
          none="Noch wurde nichts geändert."
        />
      }
    >
      {(entries) => (
        <AuditEntries
          entries={entries}
          fieldNames={fieldNames}
          onObject={filters.subject_id ? undefined : showObject}
        />
      )}
    </PagedList>
  );
}
