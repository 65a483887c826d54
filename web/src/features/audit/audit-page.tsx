import { auditSubjects, type AuditSubject } from '@lehrpfad/contract/audit/options.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { Select } from '../../core/ui/inputs/select.tsx';
import { FoldedFilters } from '../../core/list/folded-filters.tsx';
import { ListSearch } from '../../core/list/list-search.tsx';
import { ListTools } from '../../core/list/list-tools.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';
import { useListAddress } from '../../core/list/list-address.ts';
import { usePageTitle } from '../../core/navigation/page.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { HistoryIcon } from '../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { useAuditEntries } from './queries.ts';
import { subjectNames, type FieldNames } from './words.ts';

const isSubject = (text: string | undefined): text is AuditSubject =>
  auditSubjects.some((one) => one === text);

/** The audit trail of editors and administrators, for administrators. */
export function AuditPage({ fieldNames }: { readonly fieldNames: FieldNames }) {
  usePageTitle('Protokoll');
  const { state, page, narrow, turnTo } = useListAddress(paths.auditTrail);
  const { search = '', subject, subject_id } = state;
  const query = useAuditEntries({
    page,
    search,
    subject: isSubject(subject) ? subject : undefined,
    // An id is used only together with its subject.
    subject_id: isSubject(subject) && /^[1-9]\d{0,8}$/.test(subject_id ?? '') ? subject_id : '',
  });
  const isNarrowed = Object.keys(state).length > 0;
  const all = (
    <Button variant="default" onClick={() => narrow(noFilter)}>
      Alles zeigen
    </Button>
  );
  return (
    <>
      <AreaHead title="Protokoll">
        Was Redaktion und Administration geändert haben, mit dem Stand davor und danach.
      </AreaHead>
      <ListTools label="Protokoll durchsuchen">
        <ListSearch
          label="Im Protokoll suchen"
          placeholder="Name, Person oder Begründung"
          value={search}
          onSearch={(text) => narrow({ search: text }, { replace: true })}
        />
        <FoldedFilters active={Number(isSubject(subject))}>
          <Select
            aria-label="Worum es geht"
            options={[
              { value: '', label: 'Alles' },
              ...auditSubjects.map((one) => ({ value: one, label: subjectNames[one] })),
            ]}
            value={isSubject(subject) ? subject : ''}
            onChange={(event) => narrow({ subject: event.currentTarget.value, subject_id: '' })}
          />
        </FoldedFilters>
      </ListTools>
      <PagedList
        query={query}
        words={['Eintrag', 'Einträge']}
        failed="Das Protokoll konnte nicht geladen werden."
        page={page}
        onTurn={turnTo}
        rowHeight="5.5rem"
        aside={subject_id && all}
        empty={
          <EmptyState
            Icon={HistoryIcon}
            text={isNarrowed ? 'Kein Eintrag passt dazu.' : 'Noch wurde nichts geändert.'}
            action={isNarrowed ? all : undefined}
          />
        }
      >
        {(entries) => <AuditEntries entries={entries} fieldNames={fieldNames} />}
      </PagedList>
    </>
  );
}

const noFilter = { search: '', subject: '', subject_id: '' };
