import type { AdDraft, DraftContent } from '@lehrpfad/contract/job-ads/drafts.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../core/api/api.ts';
import type { DraftOf } from '../../../core/form/drafts/draft-of.ts';
import type { FirstSave } from '../../../core/form/drafts/stored-drafts.ts';
import { isNew } from '../../../core/form/files/pdf-files.ts';
import { useWindowEvent } from '../../../core/hooks/use-window-event.ts';
import type { JobAdValues } from '../form/job-ad-values.ts';
import { draftCalls, forgetDraft, recordDraft } from './draft-queries.ts';
import { DraftSaver, type DraftState, type SentDraft } from './draft-saver.ts';
import { formDraftOf } from './form-draft-of.ts';
import { contentOf } from './draft-values.ts';

/** Settings for saving the input of a form on the server. */
export interface DraftSetup {
  /** The draft that is continued; null for a new one. */
  readonly draft: AdDraft | null;
  /** Called with the id of a newly created draft. */
  readonly onBegun: (id: number) => void;
}

/** The part of the form that is saved. */
interface KeptForm {
  readonly values: JobAdValues;
  readonly initial: JobAdValues;
  readonly isDirty: boolean;
  readonly begin: (stored: JobAdValues) => void;
  readonly markSaved: (stored: JobAdValues) => void;
  readonly moveDraft: (next: DraftOf) => void;
  readonly firstSave: FirstSave | undefined;
  readonly keepFirstSave: (sent: SentDraft) => void;
}

/** Creates the saver of a form's draft; null for a form without drafts. */
export function useDraftSaver(setup: DraftSetup | null) {
  const [state, setState] = useState<DraftState>(
    setup?.draft ? { kind: 'saved', at: new Date(setup.draft.last_updated) } : { kind: 'none' },
  );
  const [saver] = useState(
    () => setup && new DraftSaver({ draft: setup.draft, calls: draftCalls, onState: setState }),
  );
  return { saver, state };
}

export type OpenSaver = ReturnType<typeof useDraftSaver>;

/** Whether a publication was refused because another window has published or deleted the draft. */
const saysDraftIsGone = (error: unknown): boolean =>
  error instanceof ApiError && error.errors['draft'] !== undefined;

/** Publishes the ad of a draft, which deletes the draft. Meanwhile the draft is not saved. */
export async function publishDraft<Answer>(
  { saver }: OpenSaver,
  publish: (draft: number | undefined) => Promise<Answer>,
): Promise<Answer> {
  await saver?.pause();
  try {
    const answer = await publish(saver?.id);
    saver?.drop();
    forgetDraft(saver?.id);
    return answer;
  } catch (error) {
    if (saysDraftIsGone(error)) saver?.part();
    saver?.resume();
    throw error;
  }
}

const storedIn = (values: JobAdValues): JobAdValues => ({
  ...values,
  file: values.file.filter((item) => !isNew(item)),
});

/**
 * Saves the values of a form as a draft on the server whenever they have changed. They then count as saved: leaving the form needs no
 * confirmation. New files are not saved.
 * @returns whether something would be lost if the form were left now, and a function that saves before that
 */
export function useAutosave({ saver, state }: OpenSaver, form: KeptForm, setup: DraftSetup | null) {
  const { values, initial } = form;
  const origins = useRef(new WeakMap<DraftContent, JobAdValues>());
  const isMounted = useRef(false);
  const text = JSON.stringify(contentOf(values));
  const keptText = JSON.stringify(contentOf(initial));

  const note = useEffectEvent(() => {
    if (saver === null) return;
    if (text === keptText) return saver.drop();
    const content = contentOf(values);
    origins.current.set(content, values);
    saver.note(content);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whenever the difference between the values and the saved ones changes
  useEffect(() => note(), [text, keptText]);

  const known = useRef(setup?.draft?.id);
  const take = useEffectEvent((draft: AdDraft, content: DraftContent) => {
    recordDraft(draft);
    const kept = storedIn(origins.current.get(content) ?? values);
    if (!isMounted.current) return form.markSaved(kept);
    if (known.current !== draft.id) form.moveDraft(formDraftOf(draft));
    flushSync(() => form.begin(kept));
    if (known.current !== draft.id) setup?.onBegun(draft.id);
    known.current = draft.id;
  });
  const tell = useEffectEvent(() =>
    saver?.tell(
      {
        onSaved: (draft, content) => take(draft, content),
        onSend: (sent) => form.keepFirstSave(sent),
      },
      form.firstSave as SentDraft | undefined,
    ),
  );
  useEffect(() => {
    isMounted.current = true;
    tell();
    return () => {
      isMounted.current = false;
      void saver?.flush().finally(() => saver.drop());
    };
  }, [saver]);

  const flush = async () => void (await saver?.flush());
  useWindowEvent('pagehide', flush);
  useWindowEvent('online', flush);

  const isUnsaved = state.kind === 'waiting' || state.kind === 'refused';
  const asks = saver === null || isUnsaved || values.file.some(isNew);
  return { asks: asks && form.isDirty, flush };
}
