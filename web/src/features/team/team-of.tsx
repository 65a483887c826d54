import { useState } from 'react';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { QueryView } from '../../core/data/query-view.tsx';
import { ColleagueEntry, OwnerEntry } from './colleague-entry.tsx';
import { useTeamOf } from './queries.ts';

/** The persons of an account, for editors. Loaded when it is unfolded. */
export function TeamOf({ owner }: { readonly owner: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="mt-6 pt-2 border-top"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="min-h-tap py-2 px-0 font-bold text-brand">Team des Kontos</summary>
      {isOpen && <Persons owner={owner} />}
    </details>
  );
}

function Persons({ owner }: { readonly owner: number }) {
  return (
    <QueryView
      query={useTeamOf(owner)}
      loading={<Skeleton height="5.5rem" radius="1rem" />}
      failed="Das Team konnte nicht geladen werden."
    >
      {({ owner: person, colleagues, invitations, branches }) => (
        <>
          <ul className="grid list-plain gap-2" aria-label="Team des Kontos">
            <OwnerEntry owner={person} />
            {colleagues.map((colleague) => (
              <ColleagueEntry key={colleague.id} colleague={colleague} branches={branches} />
            ))}
          </ul>
          {invitations.length > 0 && (
            <p className="mt-2 text-hint">Offene Einladungen: {invitations.length}</p>
          )}
        </>
      )}
    </QueryView>
  );
}
