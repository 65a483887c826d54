import { expect, it } from 'vitest';
import { ownerName } from './person-name.ts';

const ute = { id: 1, first_name: 'Ute', last_name: 'Kern', email: 'ute@kern.example' };

it('names an owner by name and address, and says whether the account was deactivated', () => {
  const named = 'Ute Kern (ute@kern.example)';
  expect(ownerName({ ...ute, activated: true, active: true })).toBe(named);
  expect(ownerName({ ...ute, activated: true, active: false })).toBe(`${named}, deaktiviert`);
  expect(ownerName({ ...ute, activated: false, active: false }), 'not yet activated').toBe(named);
  expect(ownerName({ ...ute, first_name: '', last_name: '' })).toBe(ute.email);
});
