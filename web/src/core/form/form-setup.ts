import type { z } from 'zod';
import type { DraftOf } from './drafts/draft-of.ts';
import type { FieldErrorsByName } from './field-errors.ts';
import type { FieldName } from './fields/field-props.ts';
import type { EditedVersions } from './drafts/use-draft.ts';

/** The setup of a form (useFormOf). */
export interface FormSetup<Values extends object, Output> {
  /** Usually the schema of an endpoint's body, which the server checks, too. */
  readonly schema: z.ZodType<Output>;
  /** The first values. Later ones are ignored: give the component a `key` to start again. */
  readonly initial: Values;
  /** Labels of the fields, in their order on the page. */
  readonly fields: Readonly<Partial<Record<FieldName<Values>, string>>>;
  /**
   * Sends the form. Called with the schema's output, for one save at a time, and with the key of the save (`call(…, { key })`), which stays
   * the same until the server has answered.
   */
  readonly onSubmit: (output: Output, values: Values, key: string) => Promise<unknown>;
  /**
   * Called when an earlier save was stored, but its response was lost before the values changed once more. From then on the form edits the
   * stored object. Returns the initial values for it.
   */
  readonly onEarlier?: ((answer: unknown) => Values) | undefined;
  /** Converts the values to the schema's input, if they differ. Field names have to stay the same. */
  readonly toInput?: ((values: Values) => unknown) | undefined;
  /** Returns messages for an error that the form handles itself; `{}` for none, undefined for the default handling. */
  readonly onFailure?: ((error: unknown) => FieldErrorsByName | undefined) | undefined;
  /** The draft that keeps unsaved input, and how it is announced (draft-of.ts). */
  readonly draft?: DraftOf | undefined;
  /** Fields with files: drafts do not keep them, and neither a draft nor a conflict removes stored files. */
  readonly files?: readonly (keyof Values & string)[] | undefined;
  /** From `useConflict`: the edited version, the version of the draft, and the handling of a save by somebody else. */
  readonly conflict?: EditedVersions<Values> | undefined;
}
