import type { JobNameRow } from '@lehrpfad/contract/occupations/editing.ts';
import { useState } from 'react';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { listPath } from '../../../core/list/list-address.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { hrefOf } from '../../../core/navigation/paths.ts';
import { LockIcon, WaitingIcon } from '../../../core/ui/icons/area-icons.tsx';
import { Fact, Facts } from '../../../core/ui/page/facts.tsx';
import { accepting, DecisionCard } from '../../companies/decisions/decision-card.tsx';
import { BrafoOverlay } from '../../occupations/job-names/overlays/brafo-overlay.tsx';
import { adsText, similarityText } from '../../occupations/job-names/changes.ts';
import { MappingOverlay } from '../../occupations/job-names/overlays/mapping-overlay.tsx';
import type { Task } from '../../occupations/job-names/job-name-conflicts.ts';
import { JobNameConflictOverlay } from '../../occupations/job-names/job-name-conflict-notice.tsx';
import { useJobNameList } from '../../occupations/job-names/queries.ts';
import { blockTask, proposalTask } from '../../occupations/job-names/tasks.ts';
import { useTasks } from '../../occupations/job-names/use-tasks.ts';
import { useOffer, type ItemProps } from './decisions.ts';
import { OneOf } from './one-of.tsx';

/** A job name of an exchange in the inbox: accepting maps it to the proposed name, declining blocks it. Both can be undone. */
export function JobNameItem({ id, offer }: ItemProps) {
  const query = useJobNameList({ id });
  return <OneOf query={query}>{(row) => <JobName row={row} offer={offer} />}</OneOf>;
}

interface JobNameProps extends Pick<ItemProps, 'offer'> {
  readonly row: JobNameRow;
}

/** Whether no editor has decided on the name yet. */
const isUndecided = ({ external, Mapping, Brafo, blocked }: JobNameRow) =>
  external && Mapping === null && Brafo.length === 0 && !blocked;

type OverlayName = 'mapping' | 'brafo';

interface JobNameActions {
  readonly block: () => void;
  readonly open: (overlay: OverlayName) => void;
  readonly takeProposal: () => void;
}

/** Returns the buttons of a job name's card. */
function actionsOf({ blocked, proposal }: JobNameRow, actions: JobNameActions) {
  const { block, open, takeProposal } = actions;
  return [
    {
      word: blocked ? 'Freigeben' : 'Sperren',
      variant: 'default',
      icon: <LockIcon />,
      run: block,
    } as const,
    { word: `${programmeName} zuordnen`, variant: 'default', run: () => open('brafo') } as const,
    { word: 'Beruf zuordnen', variant: 'default', run: () => open('mapping') } as const,
    proposal !== null && { ...accepting, word: 'Vorschlag übernehmen', run: takeProposal },
  ];
}

function JobName({ row, offer }: JobNameProps) {
  const [open, setOpen] = useState<OverlayName | null>(null);
  const { conflict, run } = useTasks();
  const task = useAction((one: Task) => run(one));
  const takeProposal = () => void task.run(proposalTask([row]));
  const accept = () => {
    if (row.proposal) takeProposal();
    else setOpen('mapping');
  };
  const block = () => void task.run(blockTask([row], !row.blocked));
  useOffer(offer, isUndecided(row) ? { accept, decline: block } : {});
  const close = () => setOpen(null);
  return (
    <>
      <DecisionCard
        id={`beruf-${row.id}`}
        heading={row.name}
        look={{
          tone: 'waiting',
          Icon: WaitingIcon,
          word: isUndecided(row) ? 'Zu bearbeiten' : 'Bearbeitet',
        }}
        trail={{ subject: 'job-name', id: row.id }}
        actions={actionsOf(row, { block, open: setOpen, takeProposal })}
      >
        <JobNameFacts row={row} />
      </DecisionCard>
      {open === 'mapping' && <MappingOverlay rows={[row]} onClose={close} />}
      {open === 'brafo' && <BrafoOverlay rows={[row]} onClose={close} />}
      <JobNameConflictOverlay conflict={conflict} />
    </>
  );
}

function JobNameFacts({ row: { id, ads, proposal, Mapping } }: Pick<JobNameProps, 'row'>) {
  return (
    <Facts layout="even">
      <Fact name="Stellenanzeigen">
        {ads === 0 ? (
          adsText(ads)
        ) : (
          <a
            className="tap-line"
            href={hrefOf(listPath(editorPaths.allJobAds, { job_name: String(id) }))}
          >
            {adsText(ads)}
          </a>
        )}
      </Fact>
      {Mapping && <Fact name="Zugeordnet zu">{Mapping.name}</Fact>}
      <Fact name="Vorschlag">
        {proposal ? `${proposal.name} (${similarityText(proposal.likeness)})` : 'keiner'}
      </Fact>
    </Facts>
  );
}
