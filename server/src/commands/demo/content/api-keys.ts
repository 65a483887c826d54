import { createHash } from 'node:crypto';
import { addDays, momentOf, type Day } from '../days.ts';

const keys = [
  {
    email: 'web@stadt.example',
    purpose: 'Ausbildungsplätze im Umkreis auf der Website unserer Stadt.',
    start: 'lpk_Wq3x7B',
    daysAgo: 40,
    usedDaysAgo: 0,
    reason: '',
    note: 'Kennen wir von der Ausbildungsmesse.',
  },
  {
    email: 'jana@app.example',
    purpose: 'Eine App für meine Abschlussarbeit.',
    start: 'lpk_9fKe0a',
    daysAgo: 12,
    usedDaysAgo: null,
    reason: '',
    note: '',
  },
  {
    email: 'post@sammler.example',
    purpose: 'Stellensuche',
    start: 'lpk_zz81Lm',
    daysAgo: 90,
    usedDaysAgo: 30,
    reason: 'Auf Ihrer Website stehen Anzeigen, die hier seit Wochen nicht mehr öffentlich sind.',
    note: '',
  },
] as const;

/** Makes rows for `api_keys`: unusable keys of the public API, since only their hashes are made. */
export const makeApiKeys = (today: Day) =>
  keys.map(({ email, purpose, start, daysAgo, usedDaysAgo, reason, note }) => {
    const created = momentOf(addDays(today, -daysAgo), 10, 5);
    const blocked = reason === '' ? null : momentOf(addDays(today, -3), 14, 0);
    return {
      email,
      purpose,
      key_hash: `\\x${createHash('sha256').update(`hash of ${start}`).digest('hex')}`,
      key_start: start,
      created_at: created,
      last_used_on: usedDaysAgo === null ? null : addDays(today, -usedDaysAgo),
      blocked_at: blocked,
      block_reason: reason,
      note,
      last_updated: blocked ?? created,
    };
  });
