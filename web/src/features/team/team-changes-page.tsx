import { teamChangesPath, teamPath } from './team-paths.ts';
import type { AccountChange } from '@lehrpfad/contract/audit/account-changes.ts';
import { Link } from 'wouter';
import { EmptyList } from '../../core/list/empty-list.tsx';
import { useListAddress } from '../../core/list/list-address.ts';
import { PagedList } from '../../core/list/paged-list.tsx';
import { momentText } from '../../core/text/dates.ts';
import { HistoryIcon } from '../../core/ui/icons/area-icons.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { actionNames, subjectNames } from '@lehrpfad/contract/audit/names.ts';
import { fieldName } from '@lehrpfad/contract/audit/words.ts';
import { useTeamChanges } from './queries.ts';

/** Page with the changes in the account and the persons who made them. */
export function TeamChangesPage() {
  const address = useListAddress(teamChangesPath);
  const { page, turnTo } = address;
  const query = useTeamChanges(page);
  return (
    <>
      <AreaHead title="Wer hat was geändert?">
        Was die Personen Ihres Teams im letzten Jahr getan haben, das Neueste zuerst.{' '}
        <Link href={teamPath}>Zum Team</Link>
      </AreaHead>
      <PagedList
        query={query}
        words={['Eintrag', 'Einträge']}
        failed="Der Verlauf konnte nicht geladen werden."
        page={page}
        onTurn={turnTo}
        rowHeight="4.5rem"
        empty={
          <EmptyList
            address={address}
            Icon={HistoryIcon}
            nothingFits="Auf dieser Seite steht nichts."
            none="Noch wurde nichts geändert."
          />
        }
      >
        {(changes) => (
          <ol className="grid list-plain gap-3">
            {changes.map((change) => (
              <Change key={change.id} {...change} />
            ))}
          </ol>
        )}
      </PagedList>
    </>
  );
}

function Change({ at, user_name, action, subject, subject_name, fields }: AccountChange) {
  return (
    <li className="card py-3 px-4 wrap-anywhere">
      <p className="text-md">
        {subjectNames[subject]} <b>{subject_name}</b> {actionNames[action]}
      </p>
      <p className="text-hint">
        <time dateTime={at}>{momentText(at)}</time> · {user_name}
      </p>
      {fields.length > 0 && <p className="text-sm text-soft">{fields.map(fieldName).join(', ')}</p>}
    </li>
  );
}
