import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') }));

const choices = /<(?:Select|Segments|Switch|Checkbox|MeantBranches)\b/;

/** What is chosen there outlasts the end of the session in another way, or belongs to no question. */
const heldElsewhere = [
  // A form.
  'features/occupations/job-names/overlays/rename-overlay.tsx',
  // The bar of the selected ads holds the page.
  'features/job-ads/list/bulk-bar.tsx',
  // A filter of the list.
  'features/faq/faq-page.tsx',
];

it('a question with a choice holds the page, so that the choice outlasts the end of the session', () => {
  const asking = sources.filter(
    ({ text }) => text.includes('<ConfirmDialog') && choices.test(text),
  );
  const holders = ['useHeldPage(', 'useMeantBranches('];
  const held = asking.filter(({ text }) => holders.some((holder) => text.includes(holder)));
  const names = (some: typeof sources) => some.map(({ name }) => name).toSorted();
  expect(names(asking.filter((one) => !held.includes(one)))).toEqual(heldElsewhere.toSorted());
  // Closing a branch, the companies meant by a lock, the outcome of reports.
  expect(names(held)).toEqual(
    expect.arrayContaining([
      'features/companies/branches/close-branch.tsx',
      'features/companies/all/locks/lock-dialog.tsx',
      'features/inbox/batch/settle-reports.tsx',
    ]),
  );
});

it('the choice of the companies that a lock means holds the page', () => {
  const { text = '' } = sources.find(({ name }) => name.endsWith('/meant-branches.tsx')) ?? {};
  expect(text).toContain('useHeldPage(said.size > 0)');
});
