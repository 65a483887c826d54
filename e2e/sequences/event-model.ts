import { isSameContent, type FormContent } from './form-model.ts';

/** Name in the model of a chosen logo that is not stored yet. */
export const newLogo = 'chosen';

/** Place of an editors' event without an address; all other places are streets of Magdeburg. */
export const digital = 'Digital';

type Decision = 'pending' | 'accepted' | 'declined';

/** State of a company's event. */
export interface Standing {
  readonly state: Decision;
  /** The accepted version, which every visitor sees. */
  readonly shown?: FormContent;
  /** State of the new version besides the accepted one. */
  readonly version?: Exclude<Decision, 'accepted'>;
}

/**
 * Returns the state after a company's save: any change must be checked, and the accepted version stays public meanwhile.
 * @param latest the content that the company had saved before
 */
export function afterSave(
  before: Standing | undefined,
  latest: FormContent | undefined,
  content: FormContent,
): Standing {
  if (before === undefined || latest === undefined) return { state: 'pending' };
  if (isSameContent(latest, content)) return before;
  const { state, shown } = before;
  if (state !== 'accepted' || shown === undefined) return { state: 'pending' };
  return isSameContent(shown, content) ? { state, shown } : { state, shown, version: 'pending' };
}

/** Whether an editor has to decide on it. */
export const isInReview = ({ state, version }: Standing): boolean =>
  state === 'pending' || version === 'pending';

/** Returns the state after an editor's decision about the version in review. */
export function afterDecision(before: Standing, latest: FormContent, accepts: boolean): Standing {
  if (accepts) return { state: 'accepted', shown: latest };
  return before.state === 'accepted'
    ? { ...before, version: 'declined' }
    : { ...before, state: 'declined' };
}
