import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useState } from 'react';
import { useHeldPage } from '../../../core/form/saving/use-held-page.ts';
import { Select } from '../../../core/ui/inputs/select.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { firstNames } from '../../../core/text/first-names.ts';
import { contactName } from '../../contact-persons/contact-name.ts';
import { adsText, eventsText, type Belongings } from '../belongings.ts';
import { branchName } from './branch-name.ts';
import { removeCompany } from '../queries.ts';

interface CloseBranchProps {
  readonly company: FullCompany;
  /** undefined while unknown. */
  readonly belongings: Belongings | undefined;
  /** The account's other branches. */
  readonly others: readonly FullCompany[];
  readonly onCancel: () => void;
  readonly onClosed: (company: FullCompany) => void;
}

/** Asks before a branch is closed: names its ads and events, and offers to move them. Mounted while it is open. */
export function CloseBranch(props: CloseBranchProps) {
  const { company, belongings, others, onCancel, onClosed } = props;
  const [moveTo, setMoveTo] = useState('');
  useHeldPage(moveTo !== '');
  const hasMuch = belongings === undefined || belongings.ads.length + belongings.events.length > 0;

  async function close(): Promise<void> {
    const left = await removeCompany(company.id, moveTo === '' ? null : Number(moveTo));
    onClosed(company);
    showToast(closedText(company.name, moveTo === '' ? 0 : left));
  }

  return (
    <ConfirmDialog
      opened
      title="Filiale schließen?"
      confirm="Filiale schließen"
      danger
      onConfirm={close}
      onCancel={onCancel}
    >
      <p>
        <strong>{company.name}</strong> ist dann nicht mehr zu sehen, mit allem, was dazugehört. Sie
        können die Filiale {limits.closedBranchDays} Tage lang wiederherstellen; danach wird sie
        endgültig gelöscht.
      </p>
      {belongings && <BelongingsList {...belongings} />}
      {hasMuch && others.length > 0 && (
        <MoveSelect others={others} chosen={moveTo} onChange={setMoveTo} />
      )}
      <p>
        Ihre Kontaktpersonen bleiben erhalten
        {company.contacts.length > 0 && `: ${company.contacts.map(contactName).join(', ')}`}.
        Anzeigen anderer Börsen bleiben dort, woher sie kommen.
      </p>
    </ConfirmDialog>
  );
}

const maxNamed = 5;

function BelongingsList({ ads, events }: Belongings) {
  return (
    <ul>
      <Line textOf={adsText} titles={ads} />
      <Line textOf={eventsText} titles={events} />
    </ul>
  );
}

interface LineProps {
  readonly textOf: (count: number) => string;
  readonly titles: readonly string[];
}

function Line({ textOf, titles }: LineProps) {
  return (
    <li>
      {textOf(titles.length)}
      {titles.length > 0 && `: ${firstNames(titles, { max: maxNamed })}`}
    </li>
  );
}

/** @param left number of ads that were to move and could not */
function closedText(name: string, left: number): string {
  if (left === 0) return `${name} geschlossen`;
  const stayed =
    left === 1
      ? '1 Anzeige konnte nicht umziehen und bleibt'
      : `${left} Anzeigen konnten nicht umziehen und bleiben`;
  return `${name} geschlossen. ${stayed} bei der geschlossenen Filiale.`;
}

interface MoveSelectProps extends Pick<CloseBranchProps, 'others'> {
  /** Id of the branch to which ads and events move; '' closes them with the branch. */
  readonly chosen: string;
  readonly onChange: (chosen: string) => void;
}

function MoveSelect({ others, chosen, onChange }: MoveSelectProps) {
  return (
    <Select
      label="Stellenanzeigen und Events"
      description="Ausbildungsplätze ziehen nur um, wenn die andere Filiale in dem Beruf ausbilden darf."
      value={chosen}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={[
        { value: '', label: 'mit der Filiale schließen' },
        ...others.map((one) => ({
          value: String(one.id),
          label: `umziehen zu: ${branchName(one)}`,
        })),
      ]}
    />
  );
}
