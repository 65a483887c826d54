import type { AuditEntry } from '@lehrpfad/contract/audit/audit.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { momentText } from '../../core/text/dates.ts';
import styles from './audit-entries.module.css';
import { actionNames, subjectNames } from '@lehrpfad/contract/audit/names.ts';
import { changedParts, type TextPart } from '@lehrpfad/contract/audit/changed-words.ts';
import { fieldName, valueText, type FieldNames } from '@lehrpfad/contract/audit/words.ts';
import { Fragment } from 'react';
import { VisuallyHidden } from '../../core/ui/text/visually-hidden.tsx';

interface AuditEntriesProps {
  readonly entries: readonly AuditEntry[];
  /** Names of the subjects' fields; words.ts has names for the others. */
  readonly fieldNames?: FieldNames | undefined;
  /** Whether the entries are shown at the object itself, so that they need not name it. */
  readonly isAtObject?: boolean;
  /** Shows the other entries of the object. */
  readonly onObject?: ((entry: AuditEntry) => void) | undefined;
}

/** Entries of the audit trail: action, person and time, with the previous values. */
export function AuditEntries(props: AuditEntriesProps) {
  const { entries, fieldNames, isAtObject = false, onObject } = props;
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
          {onObject && (
            <Button
              compact
              variant="subtle"
              aria-label={`Alles dazu: ${subjectNames[entry.subject]} ${entry.subject_name}`}
              onClick={() => onObject(entry)}
            >
              Alles dazu
            </Button>
          )}
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
          <dt className="text-soft">{names[field] ?? fieldName(field)}</dt>
          <dd>
            <Change {...{ before, after, field }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Both values of a field. Of two long texts only what differs is shown. */
function Change({
  before,
  after,
  field,
}: Omit<ChangesProps, 'names'> & { readonly field: string }) {
  const [old, now] = [before?.[field], after?.[field]];
  const parts = changedParts(old, now);
  if (parts) return <ChangedText parts={parts} />;
  return (
    <>
      {before && <del className="text-soft">{valueText(old)}</del>}
      {before && after && <span aria-hidden="true"> → </span>}
      {after && <ins className="no-underline">{valueText(now)}</ins>}
    </>
  );
}

function ChangedText({ parts }: { readonly parts: readonly TextPart[] }) {
  if (parts.length === 0) return 'Nur die Formatierung wurde geändert.';
  return parts.map(({ kind, text }, at) => (
    // The parts of an entry never change.
    <Fragment key={at}>
      {kind === 'same' && text}
      {kind === 'removed' && (
        <del className="text-soft">
          <VisuallyHidden>entfernt: </VisuallyHidden>
          {text}
        </del>
      )}
      {kind === 'added' && (
        <ins className="font-bold">
          <VisuallyHidden>hinzugefügt: </VisuallyHidden>
          {text}
        </ins>
      )}{' '}
    </Fragment>
  ));
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
