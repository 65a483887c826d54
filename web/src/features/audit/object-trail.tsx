import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { AuditSubject } from '@lehrpfad/contract/audit/options.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { listPath } from '../../core/list/list-address.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { useSession } from '../../core/session/session.ts';
import { AuditEntries } from './audit-entries.tsx';
import { useAuditEntries } from './queries.ts';
import type { FieldNames } from '@lehrpfad/contract/audit/words.ts';

interface ObjectTrailProps {
  readonly subject: AuditSubject;
  readonly id: number;
  readonly fieldNames?: FieldNames;
}

/** The audit trail of one object, for administrators. Loaded when it is unfolded. */
export function ObjectTrail(props: ObjectTrailProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (useSession()?.permission !== permissions.admin) return null;
  return (
    <details
      className="mt-6 pt-2 border-top"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="min-h-tap py-2 px-0 font-bold text-brand">Verlauf</summary>
      {isOpen && <Entries {...props} />}
    </details>
  );
}

function Entries({ subject, id, fieldNames }: ObjectTrailProps) {
  const query = useAuditEntries({ subject, subject_id: String(id) });
  return (
    <QueryView
      query={query}
      loading={<Skeleton height="4rem" radius="1rem" />}
      failed="Der Verlauf konnte nicht geladen werden."
    >
      {({ count, results }) => (
        <>
          {count === 0 && <p>Noch hat die Redaktion hier nichts geändert.</p>}
          <AuditEntries entries={results} fieldNames={fieldNames} isAtObject />
          {count > results.length && (
            <p>
              <Link href={listPath(editorPaths.auditTrail, { subject, subject_id: String(id) })}>
                Alle {count} Einträge im Protokoll
              </Link>
            </p>
          )}
        </>
      )}
    </QueryView>
  );
}
