import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { ReactNode } from 'react';
import { useWindowEvent } from '../../core/hooks/use-window-event.ts';
import { useWaiting } from '../../features/statistics/dashboard/waiting.ts';
import { useSession } from '../../core/session/session.ts';
import { onUndoKey } from '../../core/notices/undo.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { editorGroups } from './editor-entries.ts';

/** The frame of a page in the back-office, with the number of open tasks per page. */
export function EditorFrame({ children }: { readonly children: ReactNode }) {
  const isAdmin = useSession()?.permission === permissions.admin;
  const waiting = useWaiting();
  useWindowEvent('keydown', onUndoKey);
  return (
    <AreaFrame label="Redaktionsbereich" groups={editorGroups(waiting, isAdmin)}>
      {children}
    </AreaFrame>
  );
}
