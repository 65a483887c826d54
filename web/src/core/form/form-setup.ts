import type { z } from 'zod';
import type { DraftOf } from './drafts/draft-of.ts';
import type { FieldErrorsByName } from './field-errors.ts';
import type { FieldName } from './fields/field-props.ts';
import type { EditedVersions } from './drafts/use-draft.ts';

/** What a form is made of (useFormOf). */
export interface FormSetup<Values extends object, Output> {
  /** Usually an endpoint's body: the server checks with the same. */
  readonly schema: z.ZodType<Output>;
  /** What the form begins with. Later ones are ignored: give the component a `key` to begin anew. */
  readonly initial: Values;
  /** Labels of the fields, in their order on the page. */
  readonly fields: Readonly<Partial<Record<FieldName<Values>, string>>>;
  /**
   * Sends; called with what the schema made of the values, one at a time, and with the key of the save (`call(…, { key })`), which
   * stays the same until the server has answered.
   */
  readonly onSubmit: (output: Output, values: Values, key: string) => Promise<unknown>;
  /**
   * Told what an earlier save of this form has stored, whose answer was lost before the values were changed once more: from now on that is
   * what the form edits. Returns what it would begin with.
   */
  readonly onEarlier?: ((answer: unknown) => Values) | undefined;
  /** The values as the schema takes them, where they differ. Names of fields have to stay. */
  readonly toInput?: ((values: Values) => unknown) | undefined;
  /** Messages for a failure that the form knows more about; `{}` where it is dealt with, undefined for the usual ways. */
  readonly onFailure?: ((error: unknown) => FieldErrorsByName | undefined) | undefined;
  /** What is kept of it while it is not saved, and how that is announced (draft-of.ts). */
  readonly draft?: DraftOf | undefined;
  /** Fields that hold files: no draft keeps them, and what is stored in them is never lost by a draft or a conflict. */
  readonly files?: readonly (keyof Values & string)[] | undefined;
  /** Of `useConflict`: which version is edited, which belongs to the draft, and what is done where somebody else has saved another. */
  readonly conflict?: EditedVersions<Values> | undefined;
}
