import { conditionAt, conditionWish, type ConditionFound } from '../conditions/condition-words.ts';
import { tokenise, type Token } from '../tokens.ts';
import { trailingLengthOfCondition } from './trailing.ts';

interface Said extends Pick<ConditionFound, 'length' | 'before'> {
  readonly named: ReturnType<typeof conditionWish>;
}

/** The condition at a token, or its denial if that follows: 'Schicht, nein danke'. */
export function conditionSaidAt(
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): Said | undefined {
  const found = conditionAt(tokens, at, isKnown);
  if (found === undefined) return undefined;
  const { value, length, before } = found;
  const denial = trailingLengthOfCondition(tokens, at + length);
  if (denial === 0) return { named: conditionWish(value, false), length, before };
  const without = withoutAt(tokens.slice(at, at + length), isKnown);
  return { named: without ?? conditionWish(value, true), length: length + denial, before };
}

/** 'Hauptschulabschluss habe ich nicht' is a condition of its own: without certificate. */
function withoutAt(own: readonly Token[], isKnown: (word: string) => boolean) {
  const denied = [...tokenise('kein'), ...own];
  const found = conditionAt(denied, 0, isKnown);
  return found?.length === denied.length ? conditionWish(found.value, false) : undefined;
}
