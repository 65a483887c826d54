import { newKey } from '../../api/new-key.ts';
import { readDraft } from './draft-storage.ts';
import { clearDraft, writeDraft, type KeptDraft } from './stored-drafts.ts';
import { begunBefore, changesFiles, changesOf, isSame, withChanges } from './form-drafts.ts';

interface FormDraftSetup<Values> {
  /** Unique to the form, what it edits and whose it is (`job-ad-12-user-3`); without one nothing is kept. */
  readonly key: string | undefined;
  /** What the form would begin with. */
  readonly initial: Values;
  /** Names of fields that hold files, which are not kept. */
  readonly files?: readonly string[] | undefined;
  /** What is said of it, and the path that opens the form again. */
  readonly announced?: { readonly text: string; readonly at: string } | undefined;
}

/** Keeps the key of a save alone. */
const isUntouched = ({ values, lacksFiles }: KeptDraft): boolean =>
  Object.keys(values).length === 0 && lacksFiles !== true;

/** The draft of one open form, from its first change until what it belongs to is saved or given up. */
export class FormDraft<Values extends object> {
  /** What the form begins with. */
  readonly values: Values;
  /** Whether there was a draft. */
  readonly isRestored: boolean;
  /** Files belong to it, which have to be chosen anew. */
  lacksFiles: boolean;
  /** The version of the object that the draft was begun with; undefined without a draft. */
  readonly version: string | undefined;
  #begun: Values;
  readonly #key: string | undefined;
  readonly #files: readonly string[];
  readonly #announced: FormDraftSetup<Values>['announced'];
  /** What the form held when the draft ended: nothing is kept until it holds something else. */
  #ended: Values | undefined;
  #saveKey: string | undefined;

  constructor({ key, initial, files = [], announced }: FormDraftSetup<Values>) {
    this.#key = key;
    this.#announced = announced;
    this.#files = files;
    const kept = key === undefined ? undefined : readDraft(key);
    const restored = withChanges(initial, kept?.values, files);
    this.values = restored ?? initial;
    this.#begun = restored === undefined ? initial : begunBefore(initial, restored, kept?.begun);
    this.lacksFiles = kept?.lacksFiles === true && files.length > 0;
    this.isRestored = restored !== undefined || this.lacksFiles;
    this.version = restored === undefined ? undefined : kept?.version;
    // What is stored by now has been saved; a save of nothing changed, as of a copy, is not known from that.
    const isUnsaved = this.isRestored || (kept !== undefined && isUntouched(kept));
    this.#saveKey = isUnsaved ? kept?.key : undefined;
  }

  /** What the version that is edited holds: what is entered is held against it where somebody else has saved meanwhile. */
  get begun(): Values {
    return this.#begun;
  }

  beginWith(begun: Values): void {
    this.#begun = begun;
  }

  /**
   * Keeps what differs. Where nothing does, nothing is kept but the key of a save that was tried.
   * @param initial what is stored now
   * @param version of that
   */
  keep(values: Values, initial: Values, version: string | undefined): void {
    if (this.#key === undefined) return;
    if (this.#ended !== undefined && isSame(values, this.#ended)) return;
    this.#ended = undefined;
    const changes = changesOf(values, initial, this.#files);
    const hasChanges = Object.keys(changes).length > 0;
    const hasFiles = changesFiles(values, initial, this.#files);
    if (!hasChanges && !hasFiles) return this.#keepUntouched(this.#key);
    const lacksFiles = hasFiles || this.lacksFiles;
    const names = Object.keys(changes) as (keyof Values)[];
    const begun = Object.fromEntries(names.map((name) => [name, this.#begun[name]]));
    writeDraft(this.#key, {
      values: changes,
      begun,
      lacksFiles,
      version,
      key: this.#saveKey,
      ...this.#announced,
    });
  }

  /** Key of the save that is to be sent: the same, also after a reload, until one is answered. */
  saveKey(): string {
    this.#saveKey ??= newKey();
    this.#keepKey();
    return this.#saveKey;
  }

  /** The save was answered, or something else is to be saved: the next one is another. */
  renewSaveKey(): void {
    this.#saveKey = undefined;
    this.#keepKey();
  }

  #keepKey(): void {
    if (this.#key === undefined) return;
    const kept = readDraft(this.#key);
    if (kept === undefined || isUntouched(kept)) this.#keepUntouched(this.#key);
    else writeDraft(this.#key, { ...kept, key: this.#saveKey });
  }

  /** Nobody has entered anything, so it is not announced; a save that was tried may have been carried out all the same. */
  #keepUntouched(key: string): void {
    if (this.#saveKey === undefined) clearDraft(key);
    else writeDraft(key, { values: {}, key: this.#saveKey });
  }

  /**
   * What the draft was kept for is saved or given up.
   * @param values what the form holds at that moment, which may be more than what was sent
   */
  end(values: Values): void {
    this.#ended = values;
    this.lacksFiles = false;
    this.#saveKey = undefined;
    if (this.#key !== undefined) clearDraft(this.#key);
  }
}
