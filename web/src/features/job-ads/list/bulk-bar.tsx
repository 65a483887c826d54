import type { AdAction } from '@lehrpfad/contract/job-ads/many/many-options.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { choices } from '@lehrpfad/contract/core/limit-values.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';
import { useState } from 'react';
import { keyByContent } from '../../../core/api/new-key.ts';
import { offerUndo } from '../../../core/notices/undo.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { Select } from '../../../core/ui/inputs/select.tsx';
import { firstNames } from '../../../core/text/first-names.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { SelectionActions } from '../../../core/ui/page/selection-actions.tsx';
import { branchFrom, type Branch } from '../../companies/branches/branch-choice.ts';
import { useOwnCompanies } from '../../companies/queries.ts';
import { addNextYear, removeDrafts } from '../drafts/draft-queries.ts';
import { changeMany, moveMany, undoMany } from '../management/many-queries.ts';

type BulkAction = AdAction | 'move' | 'next-year';

interface Words {
  readonly label: string;
  /** Description of the result for the ads. */
  readonly outcome: string;
}

const actions: Readonly<Record<BulkAction, Words>> = {
  'extend-3': {
    label: 'Um 3 Monate verlängern',
    outcome:
      '„Sichtbar bis“ wird um 3 Monate verschoben; wo es vorbei ist, zählt heute. Anzeigen ohne Ende bleiben so.',
  },
  'extend-6': {
    label: 'Um 6 Monate verlängern',
    outcome:
      '„Sichtbar bis“ wird um 6 Monate verschoben; wo es vorbei ist, zählt heute. Anzeigen ohne Ende bleiben so.',
  },
  filled: {
    label: 'Platz besetzt',
    outcome: 'Niemand findet sie mehr. Wer sie noch öffnet, liest, dass der Platz besetzt ist.',
  },
  withdraw: { label: 'Auf privat stellen', outcome: 'Niemand findet sie mehr.' },
  move: {
    label: 'In andere Filiale verschieben',
    outcome:
      'Die Anzeigen zeigen dann Adresse und Kontakte dieser Filiale. Was sie schon anbietet oder nicht ausbilden darf, bleibt, wo es ist.',
  },
  'next-year': {
    label: 'Für nächstes Jahr übernehmen',
    outcome:
      'Daraus werden Entwürfe, in denen alle Tage ein Jahr später liegen. Die Anzeigen selbst bleiben, wie sie sind.',
  },
};

const order = Object.keys(actions) as BulkAction[];

/** How many titles a toast names: it is read in seconds. */
const maxNamed = 3;

/** Returns how many ads an action has left as they are, and which. */
function unchangedText(ads: readonly OwnJobAd[]): string {
  if (ads.length === 0) return '';
  const titles = ads.map(({ title }) => quoted(title));
  return `, ${ads.length} unverändert: ${firstNames(titles, { max: maxNamed })}`;
}

const adsText = (count: number) => counted(count, 'Stellenanzeige', 'Stellenanzeigen');

async function runBulkAction(
  ads: readonly OwnJobAd[],
  { action, branch }: { action: BulkAction; branch: number },
  keyOf: (content: unknown) => string,
): Promise<void> {
  const ids = ads.map(({ id }) => id);
  const of = ads.map(({ last_updated }) => last_updated);
  const keyFor = (changed: readonly number[]) => keyOf({ changed, action, branch, of });
  if (action === 'next-year') {
    if (ids.length > choices)
      return showToast(`Bitte wählen Sie höchstens ${choices} Stellenanzeigen aus.`);
    const drafts = await addNextYear(ids, keyFor(ids));
    if (typeof drafts === 'string') return showToast(drafts);
    if (drafts.length === 0)
      return showToast('Importierte Stellenanzeigen müssen Sie zuerst übernehmen.');
    const text = counted(drafts.length, 'Entwurf', 'Entwürfe');
    return offerUndo(`${text} angelegt`, () => removeDrafts(drafts));
  }
  const saved = await (action === 'move'
    ? moveMany(ids, branch, keyFor)
    : changeMany(ids, action, keyFor));
  if (saved.length === 0) return showToast('Keine der Stellenanzeigen hat sich geändert.');
  const others = ads.filter(({ id }) => !saved.some((one) => one.id === id));
  offerUndo(`${adsText(saved.length)} geändert${unchangedText(others)}`, () =>
    undoMany(saved.map(({ id }) => id)),
  );
}

/** Returns the branches to which ads may move: not the one to which all of them belong. */
function useTargets(ads: readonly OwnJobAd[]): readonly Branch[] {
  const { data: companies = [] } = useOwnCompanies();
  const isOf = (ad: OwnJobAd, id: number) => ad.Companies.some((one) => one.id === id);
  return companies.length < 2
    ? []
    : companies
        .filter(({ id }) => ads.length === 0 || !ads.every((ad) => isOf(ad, id)))
        .map(branchFrom);
}

interface TargetSelectProps {
  readonly targets: readonly Branch[];
  readonly chosen: number;
  readonly onChange: (id: number) => void;
}

function TargetSelect({ targets, chosen, onChange }: TargetSelectProps) {
  return (
    <Select
      label="Filiale"
      className="mb-3"
      options={targets.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}

interface BulkBarProps {
  /** The chosen ads; none if none has been chosen yet. */
  readonly ads: readonly OwnJobAd[];
  readonly onAll: () => void;
  readonly onEnd: () => void;
}

/** The chosen action with its branch, and the question before it. */
function useBulkAction({ ads, onEnd }: BulkBarProps) {
  const [action, setAction] = useState<BulkAction>('extend-3');
  const [isAsking, setIsAsking] = useState(false);
  const [keyOf] = useState(keyByContent);
  const targets = useTargets(ads);
  const [picked, setPicked] = useState(0);
  const branch = targets.some(({ id }) => id === picked) ? picked : (targets[0]?.id ?? 0);

  function ask(): void {
    if (ads.length > 0) setIsAsking(true);
    else showToast('Bitte wählen Sie zuerst Stellenanzeigen aus.');
  }

  async function confirm(): Promise<void> {
    await runBulkAction(ads, { action, branch }, keyOf);
    setIsAsking(false);
    onEnd();
  }

  const cancel = () => setIsAsking(false);
  return { action, setAction, targets, branch, setPicked, isAsking, ask, confirm, cancel };
}

/** Runs an action on all chosen ads, after a confirmation. */
export function BulkBar(props: BulkBarProps) {
  const { ads, onAll, onEnd } = props;
  const bulk = useBulkAction(props);
  const { action, targets } = bulk;
  const { label, outcome } = actions[action];
  const offered = order.filter((one) => one !== 'move' || targets.length > 0);

  return (
    <SelectionActions
      count={`${ads.length} ausgewählt`}
      choice={
        <Button variant="subtle" compact onClick={onAll}>
          Alle auswählen
        </Button>
      }
      end="Auswahl beenden"
      onEnd={onEnd}
    >
      <Select
        className="flex-1"
        aria-label="Was soll geschehen?"
        options={offered.map((value) => ({ value, label: actions[value].label }))}
        value={action}
        onChange={(event) => bulk.setAction(event.currentTarget.value as BulkAction)}
      />
      <Button onClick={bulk.ask}>Weiter</Button>
      <ConfirmDialog
        opened={bulk.isAsking}
        title={`${label}: ${adsText(ads.length)}?`}
        confirm={label}
        onConfirm={bulk.confirm}
        onCancel={bulk.cancel}
      >
        {action === 'move' && (
          <>
            <TargetSelect targets={targets} chosen={bulk.branch} onChange={bulk.setPicked} />
            {/* Narrow screens cut the name in the field, and branches often differ at its end. */}
            <p className="mb-3 font-bold wrap-anywhere">
              {targets.find(({ id }) => id === bulk.branch)?.name}
            </p>
          </>
        )}
        {outcome} Sie können das danach rückgängig machen.
      </ConfirmDialog>
    </SelectionActions>
  );
}
