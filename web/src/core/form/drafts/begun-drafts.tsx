import { useRef } from 'react';
import { useLocation } from 'wouter';
import { usePlainPath } from '../../navigation/plain-path.ts';
import { useSession } from '../../session/session.ts';
import { offerUndo } from '../../notices/undo.ts';
import { continueDraft } from './continued-draft.ts';
import { readDraft, useBegunDrafts } from './draft-storage.ts';
import { clearDraft, writeDraft } from './stored-drafts.ts';
import { ofAccount } from './use-draft.ts';
import { BegunNotice } from './begun-notice.tsx';

/** Returns the page of a path, without the list entry or form that it opens. */
function pageOf(path: string): string {
  const parts = path.split('/');
  const end = parts.findIndex((part) => part === 'neu' || /^[~\d]/.test(part));
  return (end < 0 ? parts : parts.slice(0, end)).join('/');
}

/** Whether a path opens a form over the page. */
const opensForm = (path: string): boolean =>
  /\/(?:neu(?:\/\d{1,10})?|bearbeiten|duplizieren)$/.test(path);

/** Lists the drafts of this page that were begun in this tab and neither saved nor discarded. */
export function BegunDrafts() {
  const path = usePlainPath();
  const [, navigate] = useLocation();
  const owner = ofAccount(useSession()?.id);
  const drafts = useBegunDrafts(owner);
  const place = useRef<HTMLDivElement>(null);

  function discard(key: string): void {
    const draft = readDraft(key);
    clearDraft(key);
    // The focused button disappears.
    place.current?.focus();
    if (draft) offerUndo('Entwurf verworfen', async () => writeDraft(key, draft));
  }

  return (
    <div ref={place} tabIndex={-1}>
      {drafts
        .filter(({ at }) => !opensForm(path) && pageOf(at) === pageOf(path))
        .map(({ key, text, at }) => (
          <div key={key} className="mb-4">
            <BegunNotice
              text={text}
              onContinue={() => {
                continueDraft(key.slice(0, -owner.length));
                if (at !== path) navigate(at);
              }}
              onDiscard={() => discard(key)}
            />
          </div>
        ))}
    </div>
  );
}
