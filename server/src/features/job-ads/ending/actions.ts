import { addMonths } from '@lehrpfad/contract/core/dates/days.ts';
import { germanDay } from '@lehrpfad/contract/core/dates/german-day.ts';
import { publicationAfterEdit, publicationByHand } from '../publishing/publishing.ts';
import type { AdAction } from '@lehrpfad/contract/job-ads/many/many-options.ts';
import type { AdState } from './link-store.ts';

/** Months by which an ad is extended. */
const months: Readonly<Partial<Record<AdAction, number>>> = { 'extend-3': 3, 'extend-6': 6 };

const latest = '2999-12-31';

/** The last day after an extension: counted from the last day so far, or from today if that has passed. Without a last day it stays so. */
function extendedEnd(
  { availability_end_date: end }: AdState,
  by: number,
  today: string,
): string | null {
  if (end === null) return null;
  const extended = addMonths(end > today ? end : today, by);
  return extended < latest ? extended : latest;
}

/** Returns the state of an ad after an action. */
export function stateAfter(action: AdAction, state: AdState, today: string): AdState {
  const by = months[action];
  if (action === 'filled') return { ...state, filled_on: state.filled_on ?? today };
  if (by === undefined) return { ...state, ...publicationByHand(state, false, today) };
  const after = { ...state, availability_end_date: extendedEnd(state, by, today) };
  // The first visible day stays, so that only an expired ad becomes public by the rule of decision 0019.
  const dates = { ...state, availability_start_date: null };
  return { ...after, ...publicationAfterEdit(dates, { ...dates, ...after }, today) };
}

/** Texts about an action. */
interface Words {
  /** Link in the mail, and button of its page. */
  readonly label: string;
  /** The effect of the action. */
  readonly outcome: string;
  /** Title and sentence of the page after it. */
  readonly done: string;
}

/** @param state the state of the ad before */
export function wordsOf(action: AdAction, state: AdState, today: string): Words {
  if (action === 'filled')
    return {
      label: 'Platz ist besetzt',
      outcome:
        'Die Stellenanzeige verschwindet aus der Suche. Wer sie noch öffnet, liest, dass der Platz besetzt ist. In Ihrem Konto bleibt sie.',
      done: 'Der Platz ist besetzt',
    };
  if (action === 'withdraw')
    return {
      label: 'Nicht mehr anbieten',
      outcome:
        'Die Stellenanzeige verschwindet aus der Suche. In Ihrem Konto bleibt sie, und Sie können sie dort wieder öffentlich machen.',
      done: 'Die Stellenanzeige ist nicht mehr öffentlich',
    };
  const { availability_end_date: end } = stateAfter(action, state, today);
  return {
    label: `Um ${months[action]} Monate verlängern`,
    outcome:
      end === null
        ? 'Die Stellenanzeige hat inzwischen kein Ende mehr: Sie bleibt, wie sie ist.'
        : `„Sichtbar bis“ ist dann der ${germanDay(end)}.`,
    done: 'Die Stellenanzeige ist verlängert',
  };
}
