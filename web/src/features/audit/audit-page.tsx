import { EmptyList } from '../../core/list/empty-list.tsx';
import { auditSubjects, type AuditSubject } from '@lehrpfad/contract/audit/options.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { Select } from '../../core/ui/inputs/select.tsx';
import { ListTools } from '../../core/list/list-tools.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';
import { useListAddress } from '../../core/list/list-address.ts';
import { paths } from '../../core/navigation/paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { HistoryIcon } from '../../core/ui/icons/area-icons.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { useAuditEntries } from './queries.ts';
import { subjectNames, type FieldNames } from './words.ts';

const isSubject = (text: string | undefined): text is AuditSubject =>
  auditSubjects.some((one) => one === text);

/** The audit trail of editors and administrators, for administrators. */
export function AuditPage({ fieldNames }: { readonly fieldNames: FieldNames }) {
  const address = useListAddress(paths.auditTrail);
  const { state, page, narrow, turnTo } = address;
  const { search = '', subject, subject_id } = state;
  const query = useAuditEntries({
    page,
    search,
    subject: isSubject(subject) ? subject : undefined,
    // An id is used only together with its subject.
    subject_id: isSubject(subject) && /^[1-9]\d{0,8}$/.test(subject_id ?? '') ? subject_id : '',
  });
  return (
    <>
      <AreaHead title="Protokoll">
        Was Redaktion und Administration geändert haben, mit dem Stand davor und danach.
      </AreaHead>
      <ListTools
        address={address}
        label="Protokoll durchsuchen"
        field="Im Protokoll suchen"
        placeholder="Name, Person oder Begründung"
        active={Number(isSubject(subject))}
      >
        <Select
          aria-label="Worum es geht"
          options={[
            { value: '', label: 'Alles' },
            ...auditSubjects.map((one) => ({ value: one, label: subjectNames[one] })),
          ]}
          value={isSubject(subject) ? subject : ''}
          onChange={(event) => narrow({ subject: event.currentTarget.value, subject_id: '' })}
        />
      </ListTools>
      <PagedList
        query={query}
        words={['Eintrag', 'Einträge']}
        failed="Das Protokoll konnte nicht geladen werden."
        page={page}
        onTurn={turnTo}
        rowHeight="5.5rem"
        aside={
          subject_id && (
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
        {(entries) => <AuditEntries entries={entries} fieldNames={fieldNames} />}
      </PagedList>
    </>
  );
}
