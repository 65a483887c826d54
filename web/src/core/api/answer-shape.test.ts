import { expect, it } from 'vitest';
import { fits } from './answer-shape.ts';

const page = { count: 0, results: [{ id: 0, title: '' }] };

it.each([
  ['an answer', { count: 2, results: [{ id: 1, title: 'Koch', city: 'Halle' }], more: true }],
  ['an empty list', { count: 0, results: [] }],
])('takes %s', (_name, answer) => expect(fits(answer, page)).toBe(true));

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a list in place of an object', []],
  ['an empty object', {}],
  ['another type', { count: '2', results: [] }],
  ['an object in place of a list', { count: 0, results: {} }],
  ['one item that lacks something', { count: 2, results: [{ id: 1, title: 'a' }, { id: 2 }] }],
  ['an item that is none', { count: 1, results: [null] }],
])('refuses %s', (_name, answer) => expect(fits(answer, page)).toBe(false));

it('takes any list where the items do not matter', () => {
  expect(fits([1, null], [])).toBe(true);
  expect(fits({}, [])).toBe(false);
});
