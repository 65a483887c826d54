import type { ClosedBranch } from '@lehrpfad/contract/companies/closed.ts';
import { formatDate } from '../../../core/text/dates.ts';
import { focusHeadingOnRemoval } from '../../../core/focus/focus-heading-on-removal.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { countTexts } from '../belongings.ts';
import { reopenCompany, useClosedBranches } from '../queries.ts';

/** The closed branches that can be reopened; nothing if there are none. */
export function ClosedBranches() {
  const { data: closed = [] } = useClosedBranches();
  if (closed.length === 0) return null;
  return (
    <section aria-labelledby="geschlossene-filialen" className="mt-8">
      <h2 id="geschlossene-filialen" className="mb-3 text-xl">
        Geschlossene Filialen
      </h2>
      <ul className="grid list-plain gap-2">
        {closed.map((branch) => (
          <Row key={branch.id} branch={branch} />
        ))}
      </ul>
    </section>
  );
}

function Row({ branch }: { readonly branch: ClosedBranch }) {
  const { id, name, city, until } = branch;
  const kept = countTexts(branch);

  const { isBusy, run } = useAction(async () => {
    const isOpen = await reopenCompany(id);
    showToast(isOpen ? `${name} wiederhergestellt` : `${name} gibt es nicht mehr.`);
  });

  return (
    <li
      ref={focusHeadingOnRemoval}
      className="card row gap-2-4 justify-between py-4 px-5 wrap-anywhere"
    >
      <div>
        <p className="font-bold">{city === '' ? name : `${name}, ${city}`}</p>
        <p className="text-soft">
          {kept.length > 0 && `Mit ${kept.join(' und ')}. `}Wiederherstellen bis {formatDate(until)}
        </p>
      </div>
      <BusyButton
        variant="default"
        isBusy={isBusy}
        label={`Wiederherstellen: ${name}`}
        onClick={() => void run()}
      >
        Wiederherstellen
      </BusyButton>
    </li>
  );
}
