import { JobAdsIcon } from '../../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../../core/ui/page/empty-state.tsx';
import { Notice } from '../../../core/ui/notices/notice.tsx';
import { useFocusWhen } from '../../../core/form/focus-field.ts';
import { Link } from 'wouter';
import { Button } from '../../../core/ui/controls/button.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { ImportCard } from './import-card.tsx';
import type { ImportedAd, useAdoption } from './use-adoption.ts';

interface ImportListProps {
  readonly postings: readonly ImportedAd[];
  /** Ids of the ads that are to be adopted. */
  readonly accepted: readonly number[];
  readonly adoption: ReturnType<typeof useAdoption>;
  readonly isBusy: boolean;
  readonly onAccept: (ids: readonly number[]) => void;
  /** Returns the branch of an ad; missing if the account has only one. */
  readonly branchOf?: ((id: number) => string | undefined) | undefined;
}

/** Lists imported ads, each with a checkbox. */
export function ImportList(props: ImportListProps) {
  const { postings, accepted, adoption, isBusy, onAccept, branchOf } = props;
  const adopted = adoption.adopted.map(({ id }) => id);
  return (
    <>
      <p className="mt-2 mb-5 text-soft">
        Diese Stellenanzeigen Ihres Unternehmens stehen auf anderen Börsen. Was Sie übernehmen,
        gehört Ihnen: Sie können es bearbeiten, und die Börse ändert es nicht mehr. Alles andere
        bleibt, wie es ist, und kann später übernommen werden.
      </p>
      <Stopped adoption={adoption} />
      <Selection {...props} adopted={adopted} />
      <ul className="grid list-plain gap-3">
        {postings.map((posting) => (
          <ImportCard
            key={posting.id}
            ad={posting}
            branch={branchOf?.(posting.id)}
            isAccepted={accepted.includes(posting.id)}
            isAdopted={adopted.includes(posting.id)}
            isBusy={isBusy}
            onAccept={(next) => {
              const others = accepted.filter((id) => id !== posting.id);
              onAccept(next ? [...others, posting.id] : others);
            }}
          />
        ))}
      </ul>
      {isBusy && adoption.total > 0 && (
        <progress
          className="w-full mt-4"
          aria-label="Stellenanzeigen werden übernommen"
          max={adoption.total}
          value={adopted.length}
        />
      )}
    </>
  );
}

interface SelectionProps extends Pick<
  ImportListProps,
  'postings' | 'accepted' | 'isBusy' | 'onAccept'
> {
  /** Ids of the ads that are adopted already; they stay selected. */
  readonly adopted: readonly number[];
}

/** Number of selected ads, and the button that selects all or none. */
function Selection({ postings, accepted, adopted, isBusy, onAccept }: SelectionProps) {
  const left = postings.map(({ id }) => id).filter((id) => !adopted.includes(id));
  const isAllAccepted = left.every((id) => accepted.includes(id));
  return (
    <div className="row gap-1-4 justify-between min-h-tap mb-2">
      <p>
        {postings.filter(({ id }) => accepted.includes(id)).length} von {postings.length} ausgewählt
      </p>
      {left.length > 1 && (
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => onAccept(isAllAccepted ? adopted : [...adopted, ...left])}
        >
          {isAllAccepted ? 'Keine auswählen' : 'Alle auswählen'}
        </Button>
      )}
    </div>
  );
}

/** Says which ad could not be adopted, and why. Takes the focus then. */
function Stopped({ adoption }: Pick<ImportListProps, 'adoption'>) {
  const { stop, adopted } = adoption;
  const box = useFocusWhen<HTMLElement>(stop, 'center');
  if (!stop) return null;
  return (
    <Notice tone="danger" ref={box} role="group" tabIndex={-1} aria-label="Fehler" className="mb-4">
      <p className="font-bold">„{stop.title}“ konnte nicht übernommen werden.</p>
      <p className="mt-1">{stop.why}</p>
      <p className="mt-1">
        {adopted.length > 0 && `Bereits übernommen: ${adopted.length}. `}
        Versuchen Sie es erneut, oder wählen Sie diese Anzeige ab: Sie können sie später unter
        „Andere Börsen“ übernehmen.
      </p>
      {stop.isIncomplete && (
        <p className="mt-1">
          <Link href={`${paths.ownJobAds}/${stop.id}/bearbeiten`}>Angaben ergänzen</Link>: Mit dem
          Speichern ist die Anzeige übernommen.
        </p>
      )}
    </Notice>
  );
}

/** Shown if there are no imported ads of the company. */
export const NoImports = () => (
  <EmptyState
    Icon={JobAdsIcon}
    text="Wir konnten keine Stellenanzeigen von anderen Börsen finden."
  />
);
