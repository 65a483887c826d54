/** Content of an ad, an event or an entry of the FAQ, in a form or on the server. */
export interface FormContent {
  readonly title: string;
  readonly text: string;
  /** Names of the files, in alphabetical order. */
  readonly files: readonly string[];
  /** Place of an editors' event. */
  readonly place?: string;
}

export const noContent: FormContent = { title: '', text: '', files: [] };

/** A form that is open in the first tab. */
export interface OpenForm {
  /** Id of the edited entry; undefined for a new one. */
  readonly entry: number | undefined;
  /** Its initial content, with values taken over since. */
  readonly before: FormContent;
  readonly content: FormContent;
  /** Whether all other required fields are filled in. */
  readonly isComplete: boolean;
  /** Whether somebody has changed the entry since. */
  readonly isStale: boolean;
}

export function newForm(): OpenForm {
  return {
    entry: undefined,
    before: noContent,
    content: noContent,
    isComplete: false,
    isStale: false,
  };
}

export function formOf(entry: number, content: FormContent): OpenForm {
  return { entry, before: content, content, isComplete: true, isStale: false };
}

export function isSameContent(one: FormContent, other: FormContent): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const isDirty = ({ content, before, isComplete, entry }: OpenForm): boolean =>
  !isSameContent(content, before) || (entry === undefined && isComplete);

/**
 * Returns the form after a reload: the typed values, and for all others the stored ones. Added and removed files are not restored, and a
 * form without typed values starts again.
 */
export function afterReload(form: OpenForm, stored: FormContent): OpenForm {
  const { before, content: shown } = form;
  const typed = {
    ...(shown.title !== before.title && { title: shown.title }),
    ...(shown.text !== before.text && { text: shown.text }),
    ...(shown.place !== undefined && shown.place !== before.place && { place: shown.place }),
  };
  const isStale = form.isStale && Object.keys(typed).length > 0;
  // Typed values are still compared with the values that the fields had before.
  const begunWith = Object.fromEntries(
    Object.keys(typed).map((field) => [field, before[field as keyof FormContent]]),
  );
  const content = { ...stored, ...typed };
  return { ...form, before: { ...stored, ...begunWith }, content, isStale };
}

/** Returns the text of clean HTML. */
export const withoutTags = (html: string): string => html.replaceAll(/<[^>]{0,100}>/g, '').trim();
