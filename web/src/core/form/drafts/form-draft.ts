import { newKey } from '../../api/new-key.ts';
import { readDraft } from './draft-storage.ts';
import { clearDraft, writeDraft, type FirstSave, type KeptDraft } from './stored-drafts.ts';
import { begunBefore, changesFiles, changesOf, isSame, withChanges } from './form-drafts.ts';

interface FormDraftSetup<Values> {
  /** Unique to the form, the edited object and the account (`job-ad-12-user-3`); without a key no draft is stored. */
  readonly key: string | undefined;
  /** The values without a draft. */
  readonly initial: Values;
  /** Names of the fields with files, which are not stored. */
  readonly files?: readonly string[] | undefined;
  /** Text of the announcement, and the path that opens the form again. */
  readonly announced?: { readonly text: string; readonly at: string } | undefined;
}

/** Whether a draft holds no input, only the key of a save. */
const isUntouched = ({ values, lacksFiles }: KeptDraft): boolean =>
  Object.keys(values).length === 0 && lacksFiles !== true;

/** The draft of one open form, from its first change until the object is saved or the input discarded. */
export class FormDraft<Values extends object> {
  /** Initial values of the form, with the draft restored. */
  readonly values: Values;
  readonly isRestored: boolean;
  /** Whether the user had chosen files, which have to be chosen again. */
  lacksFiles: boolean;
  /** Version of the object on which the draft is based; undefined without a draft. */
  readonly version: string | undefined;
  #begun: Values;
  #key: string | undefined;
  readonly #files: readonly string[];
  #announced: FormDraftSetup<Values>['announced'];
  /** Values of the form when the draft ended: nothing is stored until they change. */
  #ended: Values | undefined;
  #saveKey: string | undefined;
  #firstSave: FirstSave | undefined;

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
    // A draft that equals the stored values was saved. This does not detect a save without changes, for example of a copy.
    const isUnsaved = this.isRestored || (kept !== undefined && isUntouched(kept));
    this.#saveKey = isUnsaved ? kept?.key : undefined;
    this.#firstSave = this.isRestored ? kept?.firstSave : undefined;
  }

  /** Continues under another key, because the edited object was created while the form was open. */
  moveTo(key: string, announced: FormDraftSetup<Values>['announced']): void {
    if (this.#key !== undefined) clearDraft(this.#key);
    this.#key = key;
    this.#announced = announced;
    this.#firstSave = undefined;
  }

  /** First save of the restored input, if its response is unknown. Sending it again unchanged creates nothing twice. */
  get firstSave(): FirstSave | undefined {
    return this.#firstSave;
  }

  /** Keeps a first save with the input until `moveTo()` or `end()`. */
  keepFirstSave(save: FirstSave): void {
    this.#firstSave = save;
    const kept = this.#key === undefined ? undefined : readDraft(this.#key);
    if (this.#key !== undefined && kept) writeDraft(this.#key, { ...kept, firstSave: save });
  }

  /** Values of the edited version, with which the input is compared after somebody else has saved. */
  get begun(): Values {
    return this.#begun;
  }

  beginWith(begun: Values): void {
    this.#begun = begun;
  }

  /**
   * Stores the changed values. Without changes it stores only the key of a save that was tried.
   * @param initial the values stored on the server
   * @param version of these values
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
      firstSave: this.#firstSave,
      ...this.#announced,
    });
  }

  /** Returns the key of the next save. It stays the same, also after a reload, until the server has answered. */
  saveKey(): string {
    this.#saveKey ??= newKey();
    this.#keepKey();
    return this.#saveKey;
  }

  /** Ends the key of a save that was answered or replaced: the next save gets a new one. */
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

  /** Stores no input, so that no draft is announced, but keeps the key of a save that may have been carried out. */
  #keepUntouched(key: string): void {
    if (this.#saveKey === undefined) clearDraft(key);
    else writeDraft(key, { values: {}, key: this.#saveKey });
  }

  /**
   * Ends the draft after the save, or when the input is discarded.
   * @param values of the form at that moment; they may be newer than those sent
   */
  end(values: Values): void {
    this.#ended = values;
    this.lacksFiles = false;
    this.#saveKey = undefined;
    this.#firstSave = undefined;
    if (this.#key !== undefined) clearDraft(this.#key);
  }
}
