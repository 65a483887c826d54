import { addDays, momentOf, weekday, type Day } from './days.ts';
import type { Random } from './random.ts';
import type { Ids } from './rows.ts';
import { faqTexts } from './texts/faq.ts';

/** Rows for `faq_entries`, and the category keys of each. */
export function makeFaq(ids: Ids, today: Day) {
  const entries = faqTexts.map(({ title, description }, index) => ({
    ...{ id: ids.next('faq_entries'), title, description, public: true, order: index + 1 },
    last_updated: momentOf(addDays(today, -30 - index), 10, 0),
  }));
  const categories = entries.flatMap(({ id }, index) =>
    (faqTexts[index]?.categories ?? []).map((key) => ({ id, key })),
  );
  return { entries, categories };
}

const days = 60;

/** Visits of the last two months: school days are busy, Sunday evening counts too. */
export function makeVisits(random: Random, today: Day) {
  const perWeekday = [210, 430, 460, 455, 420, 330, 150];
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index - days + 1);
    const usual = perWeekday[weekday(day)] ?? 300;
    const grown = usual * (0.85 + (0.3 * index) / days);
    return {
      ...{ day, dimension: 'visit', value: '' },
      count: Math.round(grown * (0.9 + 0.2 * random.next())),
    };
  });
}
