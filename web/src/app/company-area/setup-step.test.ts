import { describe, expect, it } from 'vitest';
import { reachOf, stepOf } from './setup-step.ts';

describe('the step of the setup', () => {
  it('is that of the address', () => {
    expect(stepOf('/unternehmen/setup/2', '3', 3)).toBe(2);
  });

  it('is the one where it was left where the address names none', () => {
    expect(stepOf('/unternehmen/setup', '2', 3)).toBe(2);
    expect(stepOf('/unternehmen/setup', null, 3)).toBe(1);
    expect(stepOf('/unternehmen/setup/0', 'x', 3)).toBe(1);
    expect(stepOf('/unternehmen/setup/4', null, 3)).toBe(1);
  });

  it('goes no further than what is stored', () => {
    expect(reachOf({ contacts: 0, companies: 1 })).toBe(1);
    expect(reachOf({ contacts: 1, companies: 0 })).toBe(2);
    expect(reachOf({ contacts: 2, companies: 1 })).toBe(3);
    expect(stepOf('/unternehmen/setup/3', null, 2)).toBe(2);
  });
});
