import { Skeleton } from '../../core/loading/skeleton.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { useEntryAddress } from '../../core/navigation/entry-address.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { EditIcon } from '../../core/ui/icons/area-icons.tsx';
import { ChamberCard } from './chamber-card.tsx';
import { useAllChambers } from './chambers-queries.ts';
import type { Chamber } from '@lehrpfad/contract/enquiries/chambers.ts';
import { useState } from 'react';
import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { ConflictNotice } from '../../core/form/conflict/conflict-notice.tsx';
import { RequiredHint } from '../../core/form/form-parts.tsx';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { ObjectTrail } from '../audit/object-trail.tsx';
import { ChamberFields } from './chamber-fields.tsx';
import { useChamberForm } from './use-chamber-form.ts';

/** The number of a chamber in an address, where 0 is not a valid id. */
const placeOf = (id: number): number => id + 1;

/** The four chambers and their contacts, for administrators. */
export function ChambersPage() {
  const query = useAllChambers();
  const address = useEntryAddress(editorPaths.chambers);
  const edited = query.data?.find(({ id }) => placeOf(id) === address.id);
  return (
    <>
      <AreaHead title="Kammern">
        Die Kontakte auf der Informationsseite. Anfragen aus dem Kontaktformular gehen an die E-Mail
        der Kammer.
      </AreaHead>
      <QueryView
        query={query}
        loading={<Loading />}
        failed="Die Kammern konnten nicht geladen werden."
      >
        {(chambers) => (
          <ul className="cols-fit-xl grid list-plain gap-4">
            {chambers.map((chamber) => (
              <ChamberCard key={chamber.id} chamber={chamber} isFramed>
                <div className="mt-4">
                  <Button
                    variant="default"
                    icon={<EditIcon />}
                    aria-label={`${chamber.name} bearbeiten`}
                    onClick={() => address.edit(placeOf(chamber.id))}
                  >
                    Bearbeiten
                  </Button>
                </div>
              </ChamberCard>
            ))}
          </ul>
        )}
      </QueryView>
      {address.isEditing && edited && (
        <ChamberOverlay key={edited.id} chamber={edited} onClose={address.close} />
      )}
    </>
  );
}

const Loading = () => (
  <div className="cols-fit-xl grid list-plain gap-4" aria-hidden="true">
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height="20rem" radius="1rem" />
    ))}
  </div>
);

interface ChamberOverlayProps {
  readonly chamber: Chamber;
  readonly onClose: () => void;
}

/** Form to edit a chamber and its contacts. Mounted while it is open. */
function ChamberOverlay({ chamber, onClose }: ChamberOverlayProps) {
  const whenSaved = useWhenSaved(() => {
    showToast('Kammer gespeichert');
    leaveWithoutWarning(onClose);
  });
  // Fixed at the first render: after a save the stored chamber changes while the form is still open.
  const [begun] = useState(chamber);
  const { form, conflict } = useChamberForm(begun, whenSaved);

  return (
    <EditOverlay
      form={form}
      title={`${begun.name} bearbeiten`}
      notice={<ConflictNotice form={form} conflict={conflict} />}
      onClose={onClose}
    >
      <RequiredHint />
      <ChamberFields form={form} />
      <ObjectTrail subject="chamber" id={begun.id} />
    </EditOverlay>
  );
}
