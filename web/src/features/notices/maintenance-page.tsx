import type { MaintenanceWindow } from '@lehrpfad/contract/notices/editing.ts';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { ApiError } from '../../core/api/api.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { raiseFailure } from '../../core/notices/failures.ts';
import { focusHeadingOnRemoval } from '../../core/focus/focus-heading-on-removal.ts';
import { useListAddress } from '../../core/list/list-address.ts';
import { newKey } from '../../core/api/new-key.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { NewButton } from '../../core/ui/controls/new-button.tsx';
import { DeleteIcon, EditIcon, ToolIcon } from '../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { IconButton } from '../../core/ui/icons/icon-button.tsx';
import { CalendarIcon } from '../../core/ui/icons/icons.tsx';
import { StatusBadge } from '../../core/ui/page/status-badge.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { offerUndo } from '../../core/notices/undo.ts';
import styles from './maintenance-page.module.css';
import { windowText } from './maintenance-window.ts';
import { WindowOverlay } from './window-overlay.tsx';
import { endWindow, removeWindow, saveWindow, useWindows } from './windows-queries.ts';

/** Ends or deletes a window, and offers to undo that. If somebody else was faster, the list shows it. */
async function takeAway(window: MaintenanceWindow, how: 'end' | 'delete'): Promise<void> {
  const { id, active: _, ...rest } = window;
  try {
    const before = how === 'end' ? rest : await removeWindow(id);
    if (how === 'end') await endWindow(id, rest);
    const text = how === 'end' ? 'Wartungshinweis beendet' : 'Wartungshinweis gelöscht';
    offerUndo(text, () => saveWindow(null, before, newKey()));
  } catch (error) {
    console.error(error);
    if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) return raiseFailure();
    const isChanged = error.code === 'stale';
    showToast(
      isChanged
        ? 'Der Hinweis wurde inzwischen geändert. Bitte prüfen Sie ihn erneut.'
        : 'Der Hinweis war inzwischen schon vorbei oder gelöscht.',
    );
    await reloadEditorial();
  }
}

/** The page with the announcements of maintenance, for administrators. */
export function MaintenancePage() {
  const query = useWindows();
  const { entry } = useListAddress(editorPaths.maintenance);
  const edited = query.data?.find(({ id }) => id === entry.id);
  const add = <NewButton onClick={() => entry.edit('new')}>Neuer Hinweis</NewButton>;
  return (
    <>
      <AreaHead title="Wartung" action={add}>
        Ein Wartungshinweis steht in seiner Zeit über jeder Seite. Er erscheint und verschwindet von
        selbst.
      </AreaHead>
      <QueryView
        query={query}
        loading={<Skeleton height="6rem" radius="1rem" />}
        failed="Die Wartungshinweise konnten nicht geladen werden."
      >
        {(windows) =>
          windows.length === 0 ? (
            <EmptyState Icon={ToolIcon} text="Es ist kein Wartungshinweis geplant." />
          ) : (
            <ul className="grid list-plain gap-3" aria-label="Wartungshinweise">
              {windows.map((window) => (
                <WindowRow key={window.id} window={window} onEdit={() => entry.edit(window.id)} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {entry.id === 'new' && <WindowOverlay window={null} onClose={entry.close} />}
      {entry.isEditing && edited && (
        <WindowOverlay key={edited.id} window={edited} onClose={entry.close} />
      )}
    </>
  );
}

interface WindowRowProps {
  readonly window: MaintenanceWindow;
  readonly onEdit: () => void;
}

function WindowRow({ window, onEdit }: WindowRowProps) {
  const span = windowText(window);
  return (
    <li ref={focusHeadingOnRemoval} className={`${styles.row} card row gap-3 wrap-anywhere`}>
      <div className="grow-basis min-w-0">
        <h2 className="mb-2 text-md tabular-nums">{span}</h2>
        {window.message !== '' && <p className="mb-2">{window.message}</p>}
        {window.active ? (
          <StatusBadge tone="good" Icon={ToolIcon}>
            Wird gerade gezeigt
          </StatusBadge>
        ) : (
          <StatusBadge tone="waiting" Icon={CalendarIcon}>
            Geplant
          </StatusBadge>
        )}
      </div>
      <div className="line gap-1 ml-auto">
        {window.active && (
          <Button variant="default" onClick={() => void takeAway(window, 'end')}>
            Jetzt beenden
          </Button>
        )}
        <IconButton Icon={EditIcon} label={`Hinweis ab ${span} ändern`} onClick={onEdit} />
        <IconButton
          Icon={DeleteIcon}
          label={`Hinweis ab ${span} löschen`}
          danger
          onClick={() => void takeAway(window, 'delete')}
        />
      </div>
    </li>
  );
}
