import { expect, it } from 'vitest';
import { accountProblem, transferNote } from './chosen-accounts.ts';

const kern = { id: 7, name: 'Kern' };
const companies = [
  { id: 1, User: kern },
  { id: 2, User: kern },
  { id: 3, User: { id: 8, name: 'Korn' } },
  { id: 4, User: null },
  { id: 5, User: null },
];
const named = (id: number) => ({ id, name: '' });
const problemOf = (...ids: number[]) => accountProblem(ids.map(named), companies);

it('companies that are chosen together belong to one account', () => {
  expect(problemOf()).toBeUndefined();
  expect(problemOf(1, 2)).toBeUndefined();
  // A single company without an account is allowed.
  expect(problemOf(4)).toBeUndefined();
  for (const ids of [
    [1, 3],
    [1, 4],
    [4, 5],
  ])
    expect(problemOf(...ids)).toBe(
      'Die angegebenen Firmen gehören zu unterschiedlichen User-Accounts!',
    );
});

it('what has not been read yet, or is no company, is not judged', () => {
  expect(problemOf(1, 99)).toBeUndefined();
  expect(problemOf(1, 0)).toBeUndefined();
});

const noteOf = (from: number, ...to: number[]) =>
  transferNote({ Companies: [named(from)] }, to.map(named), companies);

it('accounts that get a mail about an ad that moves between them are named beforehand', () => {
  expect(noteOf(1, 3)).toBe(
    'Damit wechselt die Anzeige vom Konto von Kern in das von Korn. Beide bekommen darüber eine E-Mail.',
  );
  expect(noteOf(4, 3)).toContain('in das Konto von Korn, das');
  expect(noteOf(3, 4)).toContain('verlässt die Anzeige das Konto von Korn, das');
});

it('an ad that stays in its account, is new or is not for anybody yet needs no note', () => {
  expect(noteOf(1, 2)).toBe('');
  expect(noteOf(1)).toBe('');
  // Not loaded yet.
  expect(noteOf(1, 9)).toBe('');
  expect(transferNote(null, [named(3)], companies)).toBe('');
});
