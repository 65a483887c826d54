/** What a form shows, or the server has, of an ad, an event or an entry of the FAQ. */
export interface FormContent {
  readonly title: string;
  readonly text: string;
  /** Their names, in alphabetical order. */
  readonly files: readonly string[];
  /** Where an event of the editors takes place. */
  readonly place?: string;
}

export const noContent: FormContent = { title: '', text: '', files: [] };

/** A form that is open in the first tab. */
export interface OpenForm {
  /** Id of what is edited; undefined for something new. */
  readonly entry: number | undefined;
  /** What it began with, or has taken over since. */
  readonly before: FormContent;
  readonly content: FormContent;
  /** Whether everything else that is needed is filled in. */
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
 * The form after a reload: what was typed, on top of what is stored now. Files that were chosen or taken away are not kept, and a form
 * in which nothing was typed begins anew.
 */
export function afterReload(form: OpenForm, stored: FormContent): OpenForm {
  const { before, content: shown } = form;
  const typed = {
    ...(shown.title !== before.title && { title: shown.title }),
    ...(shown.text !== before.text && { text: shown.text }),
    ...(shown.place !== undefined && shown.place !== before.place && { place: shown.place }),
  };
  const isStale = form.isStale && Object.keys(typed).length > 0;
  // What was typed is still held against what was there when it was.
  const begunWith = Object.fromEntries(
    Object.keys(typed).map((field) => [field, before[field as keyof FormContent]]),
  );
  const content = { ...stored, ...typed };
  return { ...form, before: { ...stored, ...begunWith }, content, isStale };
}

/** The words of clean HTML. */
export const withoutTags = (html: string): string => html.replaceAll(/<[^>]{0,100}>/g, '').trim();
