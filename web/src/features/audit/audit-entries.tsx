import type { AuditEntry } from '@lehrpfad/contract/audit/audit.ts';
import { momentText } from '../../core/text/dates.ts';
import styles from './audit-entries.module.css';
import { actionNames, fieldName, subjectNames, valueText, type FieldNames } from './words.ts';

interface AuditEntriesProps {
  readonly entries: readonly AuditEntry[];
  /** What the fields of a subject are called; others stand as words.ts has them. */
  readonly fieldNames?: FieldNames | undefined;
  /** At the object itself nobody needs to be told what it is. */
  readonly isAtObject?: boolean;
}

/** What was done, by whom and when, with what was different before. */
export function AuditEntries({ entries, fieldNames, isAtObject = false }: AuditEntriesProps) {
  return (
    <ol className="grid list-plain gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className="card py-3 px-4 wrap-anywhere">
          <p className="text-md">
            {isAtObject ? (
              capitalised(actionNames[entry.action])
            ) : (
              <>
                {subjectNames[entry.subject]} <b>{entry.subject_name}</b>{' '}
                {actionNames[entry.action]}
              </>
            )}
          </p>
          <p className="text-hint">
            <time dateTime={entry.at}>{momentText(entry.at)}</time> · {entry.user_name}
          </p>
          {entry.reason !== '' && <p>Begründung: {entry.reason}</p>}
          <Changes {...entry} names={fieldNames?.[entry.subject] ?? {}} />
        </li>
      ))}
    </ol>
  );
}

interface ChangesProps extends Pick<AuditEntry, 'before' | 'after'> {
  readonly names: Readonly<Record<string, string>>;
}

function Changes({ before, after, names }: ChangesProps) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return null;
  return (
    <dl className="grid gap-1 mt-2 text-sm">
      {fields.map((field) => (
        <div key={field} className={`${styles.change} grid gap-1-4`}>
          <dt>{names[field] ?? fieldName(field)}</dt>
          <dd>
            {before && <del>{valueText(before[field])}</del>}
            {before && after && <span aria-hidden="true"> → </span>}
            {after && <ins>{valueText(after[field])}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
