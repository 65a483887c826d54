import { cleanHtml } from '../../../core/html/html.ts';
import { addDays, momentOf, weekday, type Day } from '../days.ts';
import type { Random } from '../random.ts';
import type { Ids } from '../rows.ts';
import type { PendingFile } from './attachments.ts';
import { plainAnswers } from '../texts/faq/faq-plain.ts';
import type { FaqFileText } from '../texts/faq/faq-text.ts';
import { faqTexts } from '../texts/faq/faq.ts';

const plainAnswerTo = (title: string): string | null => {
  const html = plainAnswers[title];
  return html === undefined ? null : cleanHtml(html);
};

/** Makes rows for `faq_entries` and `faq_files`, the category keys of each entry, and the files. */
export async function makeFaq(ids: Ids, today: Day) {
  const made = faqTexts.map((text, index) => ({
    text,
    row: {
      id: ids.next('faq_entries'),
      title: text.title,
      description: cleanHtml(text.description),
      plain_description: plainAnswerTo(text.title),
      public: text.internal !== true,
      order: index + 1,
      last_updated: momentOf(addDays(today, -30 - index), 10, 0),
    },
  }));
  const categories = made.flatMap(({ row: { id }, text }) =>
    text.categories.map((key) => ({ id, key })),
  );
  const files = await Promise.all(
    made.flatMap(({ row: { id }, text }) =>
      (text.files ?? []).map((file, at) => fileOf(file, id, at + 1)),
    ),
  );
  return { entries: made.map(({ row }) => row), categories, files };
}

async function fileOf({ name, type, make }: FaqFileText, entryId: number, position: number) {
  const content = await make();
  const file = `faq/demo-${entryId}-${position}.bin`;
  const row = { faq_entry_id: entryId, name, file, type, size: content.length, position };
  return { row, pending: { key: file, content: () => content } satisfies PendingFile };
}

const days = 60;

/** Makes the visits of the last two months: most on school days, and more on Sunday than on Saturday. */
export function makeVisits(random: Random, today: Day) {
  const perWeekday = [210, 430, 460, 455, 420, 330, 150];
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index - days + 1);
    const usual = perWeekday[weekday(day)] ?? 300;
    const grown = usual * (0.85 + (0.3 * index) / days);
    return {
      day,
      dimension: 'visit',
      value: '',
      count: Math.round(grown * (0.9 + 0.2 * random.next())),
    };
  });
}
