import type { AdDraft, DraftContent } from '@lehrpfad/contract/job-ads/drafts.ts';
import { ApiError } from '../../../core/api/api.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { runSave } from '../../../core/session/interruption.ts';

/** State of a draft. `waiting`: saving will be tried again. `parted`: saved as a new draft, because another window has changed the former one. */
export type DraftState =
  | { readonly kind: 'none' | 'waiting' }
  | { readonly kind: 'saved' | 'parted'; readonly at: Date }
  | { readonly kind: 'refused'; readonly text: string };

/** Calls of the server. */
export interface DraftCalls {
  readonly post: (content: DraftContent, key: string) => Promise<AdDraft>;
  readonly patch: (draft: Kept, content: DraftContent) => Promise<AdDraft>;
}

type Kept = Pick<AdDraft, 'id' | 'last_updated'>;

/** Called when the server has a content, which need not be the newest. */
type OnSaved = (draft: AdDraft, content: DraftContent) => void;

/** A new draft that has been sent, and its `Idempotency-Key`. */
export interface SentDraft {
  readonly content: DraftContent;
  readonly key: string;
}

/** Callbacks of the form whose content is saved. */
interface KeptForm {
  readonly onSaved: OnSaved;
  /** Called before a new draft is sent, so that a reload can send it again as it was. */
  readonly onSend: (sent: SentDraft) => void;
}

interface DraftSaverSetup {
  /** The draft that is continued; null for a new one. */
  readonly draft: Kept | null;
  readonly calls: DraftCalls;
  readonly onState: (state: DraftState) => void;
}

/** Milliseconds from the last change to its save, and after each failed try to the next one. */
const pause = 1500;
const retries = [3000, 10_000, 30_000, 60_000];

/** Whether the same call may succeed later: the server is unavailable or busy, there is no network, or the login must be renewed. */
function mayWorkLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.code === 'user_inactive') return false;
  return error.status === 0 || error.status === 403 || error.status === 429 || error.status >= 500;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves the content of a form on the server: some time after the last change, one save at a time, the newest content last. Failed saves are
 * repeated. If another window has changed or deleted the draft, the content becomes a new draft, so that neither version is lost.
 */
export class DraftSaver {
  readonly #setup: DraftSaverSetup;
  #kept: Kept | null;
  /** The content that has to be saved; null if the server has it. */
  #wanted: DraftContent | null = null;
  /** A new draft whose response is not known. */
  #begun: SentDraft | null = null;
  /** A change whose response is not known. */
  #tried: DraftContent | null = null;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isParted = false;
  #form: KeptForm = { onSaved: () => undefined, onSend: () => undefined };

  constructor(setup: DraftSaverSetup) {
    this.#setup = setup;
    this.#kept = setup.draft;
  }

  /** Id of the draft on the server; undefined if there is none yet. */
  get id(): number | undefined {
    return this.#kept?.id;
  }

  /** Connects a form, which is notified from now on. @param sent new draft from before a reload whose response is not known */
  tell(form: KeptForm, sent?: SentDraft): void {
    this.#form = form;
    if (sent && this.#kept === null) this.#begun ??= sent;
  }

  /** Records a new content, which is saved after a pause. */
  note(content: DraftContent): void {
    this.#wanted = content;
    if (this.#failures === 0) this.#schedule(pause);
  }

  /** Saves unsaved content at once. @returns whether the server has the whole content */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#running;
    if (this.#wanted !== null) await this.#run();
    return this.#wanted === null;
  }

  /** Waits for a running save, and saves nothing until `resume()`, because publishing the ad deletes its draft. */
  async pause(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    // The draft may be on the server already.
    if (this.#begun !== null) await this.#run();
    clearTimeout(this.#timer);
  }

  resume(): void {
    if (this.#wanted !== null) this.#schedule(pause);
  }

  /** Forgets the draft, which another window has published or deleted. What is written next becomes a new one. */
  part(): void {
    this.#kept = null;
  }

  /** Forgets unsaved content. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #run(): Promise<void> {
    this.#running ??= this.#save().finally(() => (this.#running = null));
    return this.#running;
  }

  async #save(): Promise<void> {
    const content = this.#wanted;
    if (content === null) return;
    try {
      const draft = await runSave(() => this.#send(content));
      this.#failures = 0;
      this.#tried = null;
      this.#kept = draft;
      if (this.#wanted === content) this.#wanted = null;
      else if (this.#wanted !== null) this.#schedule(pause);
      this.#form.onSaved(draft, content);
      this.#setup.onState({ kind: this.#isParted ? 'parted' : 'saved', at: new Date() });
    } catch (error) {
      this.#fail(error);
    }
  }

  async #send(content: DraftContent): Promise<AdDraft> {
    const { post } = this.#setup.calls;
    if (this.#kept === null) {
      // Sent again unchanged if its response was lost: with the same key the server creates only one draft.
      this.#begun ??= { content, key: newKey() };
      const { content: begun, key } = this.#begun;
      this.#form.onSend(this.#begun);
      const draft = await post(begun, key);
      this.#kept = draft;
      this.#begun = null;
      if (begun === content) return draft;
    }
    try {
      return await this.#change(this.#kept, content);
    } catch (error) {
      if (!isElsewhere(error)) throw error;
      this.#kept = null;
      this.#isParted = true;
      return this.#send(content);
    }
  }

  /** Changes the draft. An own change whose response was lost does not count as a change by another window. */
  async #change(kept: Kept, content: DraftContent): Promise<AdDraft> {
    const { patch } = this.#setup.calls;
    const lost = this.#tried;
    this.#tried = content;
    try {
      return await patch(kept, content);
    } catch (error) {
      const stored = error instanceof ApiError ? (error.current as AdDraft | undefined) : undefined;
      if (stored === undefined || !isSame(stored.content, lost)) throw error;
      return patch(stored, content);
    }
  }

  #fail(error: unknown): void {
    if (mayWorkLater(error)) {
      this.#setup.onState({ kind: 'waiting' });
      this.#schedule(retries[Math.min(this.#failures, retries.length - 1)] ?? pause);
      this.#failures += 1;
      return;
    }
    // It is tried again with the next change.
    this.#failures = 0;
    this.#begun = null;
    this.#setup.onState({ kind: 'refused', text: textOf(error) });
  }
}

/** Whether the draft has been changed or deleted by another window. */
const isElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'stale' || error.status === 404);

function textOf(error: unknown): string {
  if (error instanceof ApiError && ['conflict', 'user_inactive'].includes(error.code ?? ''))
    return error.message;
  return 'Der Entwurf ist zu groß, um aufgehoben zu werden.';
}
