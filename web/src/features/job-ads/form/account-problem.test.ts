import { expect, it } from 'vitest';
import { accountProblem } from './account-problem.ts';

const kern = { id: 7, name: 'Kern' };
const companies = [
  { id: 1, User: kern },
  { id: 2, User: kern },
  { id: 3, User: { id: 8, name: 'Korn' } },
  { id: 4, User: null },
  { id: 5, User: null },
];
const problemOf = (...ids: number[]) =>
  accountProblem(
    ids.map((id) => ({ id, name: '' })),
    companies,
  );

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
