import type { JobNameRow } from '@lehrpfad/contract/occupations/editing.ts';
import { Link } from 'wouter';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { Checkbox } from '../../../core/ui/controls/checkbox.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { listPath } from '../../../core/list/list-address.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { EditIcon, LockIcon, UnlockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import { CheckIcon } from '../../../core/ui/icons/icons.tsx';
import { StatusBadge } from '../../../core/ui/page/status-badge.tsx';
import { useBrafoFields } from '../queries.ts';
import { adsText, similarityText } from './changes.ts';
import styles from './job-name-item.module.css';
import { BrafoIcon, ImportedIcon, MappingIcon } from './job-name-icons.tsx';

interface JobNameItemProps {
  readonly row: JobNameRow;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onRename: () => void;
  readonly onMap: () => void;
  readonly onSetBrafo: () => void;
  readonly onBlock: () => void;
  readonly onTakeProposal: () => void;
}

/** A job name in the list, with its state and its actions. */
export function JobNameItem(props: JobNameItemProps) {
  const { row, isSelected, onSelect, onMap, onTakeProposal } = props;
  const { name, proposal } = row;
  return (
    <li
      className={`${styles.item} card grid gap-1 items-start wrap-anywhere`}
      data-selected={isSelected}
    >
      <Checkbox name={`${name} auswählen`} checked={isSelected} onChange={onSelect} />
      <div className={`${styles.words} min-w-0`}>
        <button
          type="button"
          className="hover-underline bare-button block w-full min-h-tap py-2 px-0 font-bold leading-tight text-start"
          onClick={onMap}
        >
          {name}
        </button>
        <div className="row gap-1-4">
          <Signs {...row} />
          {proposal && <Proposal {...proposal} of={name} onTake={onTakeProposal} />}
        </div>
      </div>
      <p className={`${styles.ads} tabular-nums text-hint`}>
        <AdsLink {...row} />
      </p>
      <RowActions {...props} />
    </li>
  );
}

function RowActions({ row, onRename, onMap, onSetBrafo, onBlock }: JobNameItemProps) {
  const { name, blocked, external } = row;
  return (
    <div className={`${styles.actions} flex`}>
      {/* Imported names are mapped instead of renamed: the next import would add the old name again. */}
      {!external && <IconButton Icon={EditIcon} label={`${name} umbenennen`} onClick={onRename} />}
      <IconButton Icon={MappingIcon} label={`${name}: Beruf zuordnen`} onClick={onMap} />
      <IconButton
        Icon={BrafoIcon}
        label={`${name}: ${programmeName} zuordnen`}
        onClick={onSetBrafo}
      />
      <IconButton
        Icon={blocked ? UnlockIcon : LockIcon}
        label={blocked ? `${name} freigeben` : `${name} sperren`}
        danger={!blocked}
        onClick={onBlock}
      />
    </div>
  );
}

interface ProposalProps extends NonNullable<JobNameRow['proposal']> {
  /** The job name that it is for. */
  readonly of: string;
  readonly onTake: () => void;
}

function Proposal({ name, likeness, of, onTake }: ProposalProps) {
  return (
    <div className={`${styles.proposal} row gap-1-4 text-sm`}>
      <span>
        <CheckIcon /> Vorschlag: <b>{name}</b> ({similarityText(likeness)})
      </span>
      <Button
        compact
        variant="light"
        className={styles.take}
        aria-label={`Vorschlag ${name} für ${of} übernehmen`}
        onClick={onTake}
      >
        Übernehmen
      </Button>
    </div>
  );
}

/** The number of ads with a job name, as a link to them. */
function AdsLink({ id, name, ads }: JobNameRow) {
  const text = adsText(ads);
  if (ads === 0) return text;
  return (
    <Link
      href={listPath(editorPaths.allJobAds, { job_name: String(id) })}
      aria-label={`${text}: ${name}`}
    >
      {text}
    </Link>
  );
}

/** Icons for the state of a job name; nothing for an ordinary one. */
function Signs({ external, blocked, Mapping, Brafo }: JobNameRow) {
  const { data: fields = [] } = useBrafoFields();
  const own = fields.filter(({ id }) => Brafo.includes(id));
  if (!external && !blocked && !Mapping && own.length === 0) return null;
  return (
    <div className={`${styles.signs} row gap-2 text-hint`}>
      {external && (
        <StatusBadge tone="waiting" Icon={ImportedIcon}>
          extern
        </StatusBadge>
      )}
      {blocked && (
        <StatusBadge tone="bad" Icon={LockIcon}>
          gesperrt
        </StatusBadge>
      )}
      {Mapping && (
        <span>
          <MappingIcon /> <span className="visually-hidden">zugeordnet zu </span>
          {Mapping.name}
        </span>
      )}
      {own.length > 0 && (
        <span
          className="tabular-nums"
          title={own.map(({ number, description }) => `${number} ${description}`).join('\n')}
        >
          <BrafoIcon /> <span className="visually-hidden">{programmeName} </span>
          {own.map(({ number }) => number).join(', ')}
        </span>
      )}
    </div>
  );
}
