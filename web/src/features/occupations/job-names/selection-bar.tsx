import { minSureSimilarity, type JobNameRow } from '@lehrpfad/contract/occupations/editing.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { LockIcon, UnlockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { CheckIcon } from '../../../core/ui/icons/icons.tsx';
import { BrafoIcon, MappingIcon } from './job-name-icons.tsx';
import { adsOf, adsText, isSure } from './changes.ts';
import { SelectionActions } from '../../../core/ui/page/selection-actions.tsx';

interface SelectionBarProps {
  readonly rows: readonly JobNameRow[];
  readonly onMap: () => void;
  readonly onSetBrafo: () => void;
  readonly onBlock: (blocked: boolean) => void;
  readonly onTakeProposals: () => void;
  readonly onClear: () => void;
}

/** Actions for all selected rows; sticky while the list scrolls. */
export function SelectionBar(props: SelectionBarProps) {
  const { rows, onMap, onSetBrafo, onBlock, onTakeProposals, onClear } = props;
  const proposals = rows.filter(isSure).length;
  const unsure = rows.filter(({ proposal }) => proposal).length - proposals;
  const areBlocked = rows.every(({ blocked }) => blocked);
  return (
    <SelectionActions
      count={
        <>
          {rows.length} ausgewählt, {adsText(adsOf(rows))}
          {unsure > 0 &&
            `, ${unsure === 1 ? '1 Vorschlag' : `${unsure} Vorschläge`} unter ${minSureSimilarity * 100} % bitte einzeln prüfen`}
        </>
      }
      end="Auswahl aufheben"
      onEnd={onClear}
    >
      {proposals > 0 && (
        <Button variant="light" icon={<CheckIcon />} onClick={onTakeProposals}>
          {proposals === 1 ? '1 Vorschlag übernehmen' : `${proposals} Vorschläge übernehmen`}
        </Button>
      )}
      <Button variant="default" icon={<MappingIcon />} onClick={onMap}>
        Zuordnen
      </Button>
      <Button variant="default" icon={<BrafoIcon />} onClick={onSetBrafo}>
        {programmeName}
      </Button>
      <Button
        variant="default"
        icon={areBlocked ? <UnlockIcon /> : <LockIcon />}
        onClick={() => onBlock(!areBlocked)}
      >
        {areBlocked ? 'Freigeben' : 'Sperren'}
      </Button>
    </SelectionActions>
  );
}
