import { expect, it } from 'vitest';
import { lastProof, readProof } from './proof-result.ts';

const result = {
  date: '2026-11-21',
  pages: 2,
  checks: 30,
  findings: 1,
  methods: [{ name: 'axe', count: 30, findings: 1 }],
};

it('reads what a run of the proof has written', () => {
  expect(readProof(result)).toBe(result);
});

it.each([
  ['nothing', null],
  ['a missing number', { ...result, findings: undefined }],
  ['a number as a text', { ...result, pages: '2' }],
  ['no day', { ...result, date: '21.11.2026' }],
  ['no method', { ...result, methods: [] }],
  ['a method without its findings', { ...result, methods: [{ name: 'axe', count: 1 }] }],
])('refuses a result with %s', (_, json) => {
  expect(() => readProof(json)).toThrow('proof-result.json');
});

it('adds up in the result that is checked in', () => {
  const last = lastProof();
  if (!last) throw new Error('There is no result: npm run proof writes one.');
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  expect(last.checks).toBe(sum(last.methods.map(({ count }) => count)));
  expect(last.findings).toBe(sum(last.methods.map(({ findings }) => findings)));
  expect(last.pages).toBeGreaterThan(0);
});
