import { isSameContent, type FormContent } from './form-model.ts';

/** By what the model knows a logo that was chosen and is not stored yet. */
export const newLogo = 'chosen';

/** Where an event of the editors takes place that has no place; any other place is a street of Magdeburg. */
export const digital = 'Digital';

type Decision = 'pending' | 'accepted' | 'declined';

/** How an event of a company stands. */
export interface Standing {
  readonly state: Decision;
  /** What every visitor sees: the accepted version. */
  readonly shown?: FormContent;
  /** Of the new version beside the accepted one. */
  readonly version?: Exclude<Decision, 'accepted'>;
}

/**
 * What a company's save makes of it: whatever it changes is to be checked, and the accepted version stays public meanwhile.
 * @param latest what the company had saved before
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

/** What an editor's decision makes of what is in review. */
export function afterDecision(before: Standing, latest: FormContent, accepts: boolean): Standing {
  if (accepts) return { state: 'accepted', shown: latest };
  return before.state === 'accepted'
    ? { ...before, version: 'declined' }
    : { ...before, state: 'declined' };
}
