import { ListLoading } from '../../core/loading/list-loading.tsx';
import { Notice } from '../../core/ui/notices/notice.tsx';
import type { ManagedBackground } from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import { useState } from 'react';
import { useEntryAddress } from '../../core/navigation/entry-address.ts';
import { ApiError } from '../../core/api/api.ts';
import { isGone } from '../../core/api/null-if-gone.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { NewButton } from '../../core/ui/controls/new-button.tsx';
import { PictureIcon } from '../../core/ui/icons/area-icons.tsx';
import { ConfirmDialog } from '../../core/ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { offerUndo } from '../../core/notices/undo.ts';
import { PictureCard } from './picture-card.tsx';
import { PictureOverlay } from './picture-overlay.tsx';
import { deletePicture, restorePicture, setVisible, usePictures } from './pictures-queries.ts';

/** Explanation of the start page without visible pictures. */
const withoutPictures =
  'Solange kein Bild sichtbar ist, zeigt die Startseite eine ruhige Farbfläche.';

const noPictures = `Noch kein Bild vorhanden. ${withoutPictures}`;

/** Says that somebody else has changed or deleted a picture, and shows the list as it is now. @throws any other error */
async function tellOvertaken(error: unknown): Promise<void> {
  if (isGone(error)) showToast('Das Bild war inzwischen schon gelöscht.');
  else if (error instanceof ApiError && error.status === 409)
    showToast('Das Bild wurde inzwischen geändert. Bitte prüfen Sie es erneut.');
  else throw error;
  await reloadEditorial();
}

/** Shows or hides a picture. @param isLast whether it is the last visible one */
async function toggle(picture: ManagedBackground, isLast: boolean): Promise<void> {
  const { visible: before } = picture;
  try {
    const changed = await setVisible(picture, !before);
    const words = before ? 'Bild ausgeblendet.' : 'Bild wird gezeigt.';
    const more = isLast ? ` ${withoutPictures}` : '';
    offerUndo(`${words}${more}`, () => setVisible(changed, before));
  } catch (error) {
    await tellOvertaken(error);
  }
}

function Counts({ all, visible }: { readonly all: number; readonly visible: number }) {
  return (
    <>
      <p className="mb-3 font-bold tabular-nums">
        {all === 1 ? '1 Bild' : `${all} Bilder`}, davon {visible} sichtbar
      </p>
      {visible === 0 && (
        <Notice as="p" role="status" className="mb-4">
          {withoutPictures}
        </Notice>
      )}
    </>
  );
}

/** The background pictures of the start page, for editors. */
export function PicturesPage() {
  const query = usePictures();
  const address = useEntryAddress(editorPaths.pictures);
  const [asked, setAsked] = useState<ManagedBackground | null>(null);
  const pictures = query.data ?? [];
  const visible = pictures.filter((one) => one.visible).length;
  const chosen = pictures.find(({ id }) => id === address.id);
  const isLast = (one: ManagedBackground | null) => visible === 1 && one?.visible === true;

  const add = <NewButton onClick={() => address.edit('new')}>Neues Bild</NewButton>;
  return (
    <>
      <AreaHead title="Bildverwaltung" action={add}>
        Die Hintergrundbilder der Startseite. Sichtbare Bilder wechseln sich dort ab.
      </AreaHead>
      <QueryView
        query={query}
        loading={<PicturesLoading />}
        failed="Die Bilder konnten nicht geladen werden."
      >
        {() =>
          pictures.length === 0 ? (
            <EmptyState Icon={PictureIcon} text={noPictures} action={add} />
          ) : (
            <>
              <Counts all={pictures.length} visible={visible} />
              <PictureList
                pictures={pictures}
                onToggle={(picture) => toggle(picture, isLast(picture))}
                onReplace={({ id }) => address.edit(id)}
                onDelete={setAsked}
              />
            </>
          )
        }
      </QueryView>
      <EditedPicture address={address} picture={chosen} />
      <DeletePicture picture={asked} isLast={isLast(asked)} onClose={() => setAsked(null)} />
    </>
  );
}

function PicturesLoading() {
  return (
    <ListLoading
      label="Bilder werden geladen"
      rows={3}
      height="16rem"
      className="cols-fill-lg grid gap-5"
    />
  );
}

interface PictureListProps {
  readonly pictures: readonly ManagedBackground[];
  readonly onToggle: (picture: ManagedBackground) => Promise<void>;
  readonly onReplace: (picture: ManagedBackground) => void;
  readonly onDelete: (picture: ManagedBackground) => void;
}

function PictureList({ pictures, onToggle, onReplace, onDelete }: PictureListProps) {
  return (
    <ul className="cols-fill-lg grid list-plain gap-5">
      {pictures.map((picture, at) => (
        <PictureCard
          key={picture.id}
          picture={picture}
          number={pictures.length - at}
          onToggle={() => onToggle(picture)}
          onReplace={() => onReplace(picture)}
          onDelete={() => onDelete(picture)}
        />
      ))}
    </ul>
  );
}

interface EditedPictureProps {
  readonly address: ReturnType<typeof useEntryAddress>;
  /** undefined for a new one, and while the list does not contain it. */
  readonly picture: ManagedBackground | undefined;
}

/** The form over the list that the address opens. */
function EditedPicture({ address, picture }: EditedPictureProps) {
  if (!address.isEditing || (address.id !== 'new' && !picture)) return null;
  return <PictureOverlay key={address.id} picture={picture ?? null} onClose={address.close} />;
}

interface DeletePictureProps {
  readonly picture: ManagedBackground | null;
  /** Whether it is the last visible picture. */
  readonly isLast: boolean;
  readonly onClose: () => void;
}

function DeletePicture({ picture, isLast, onClose }: DeletePictureProps) {
  async function remove(): Promise<void> {
    if (!picture) return;
    try {
      await deletePicture(picture);
    } catch (error) {
      await tellOvertaken(error);
      return onClose();
    }
    onClose();
    offerUndo('Bild gelöscht', () => restorePicture(picture.id));
  }
  return (
    <ConfirmDialog
      opened={picture !== null}
      title="Bild löschen?"
      confirm="Löschen"
      danger
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>Möchten Sie dieses Hintergrundbild wirklich löschen?</p>
      {isLast && <p>Es ist das letzte sichtbare. {withoutPictures}</p>}
    </ConfirmDialog>
  );
}
