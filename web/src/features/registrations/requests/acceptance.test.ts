import { describe, expect, it } from 'vitest';
import type { CompanyRequest } from '@lehrpfad/contract/registrations.ts';
import { acceptanceOf, acceptanceSchema, decisionOf, takeOverOptions } from './acceptance.ts';
import type { SameCompany } from './queries.ts';

const company = (id: number, owner: string | null = null): SameCompany => ({
  ...{
    id,
    name: 'Bäckerei Kern',
    logo: null,
    weblink: '',
    locked: false,
    editor_lock: null,
    external: true,
  },
  ...{ Address: null, Professions: [], Allowed_apprenticeships: [], last_updated: '' },
  User: owner === null ? null : { id: 9, name: owner },
  Check: null,
});

const asked = [{ id: 3, name: 'Bäcker/-in' }];
const request = { Allowed_apprenticeships: asked } as unknown as CompanyRequest;

describe('accepting a request', () => {
  it('begins with what was asked for and a new company where none was found', () => {
    expect(acceptanceOf(request, [])).toEqual({ take_over: 0, Allowed_apprenticeships: asked });
    expect(decisionOf(0, { found: [], hasAccount: false })).toBeUndefined();
    expect(decisionOf(0, { found: [], hasAccount: true })).toBe(0);
  });

  it('proposes to take over the one company that nobody has', () => {
    const found = [company(7)];
    expect(acceptanceOf(request, found).take_over).toBe(7);
    expect(takeOverOptions(found).map(({ value }) => value)).toEqual([7, 0]);
    expect(decisionOf(7, { found, hasAccount: false })).toBe(7);
    expect(decisionOf(0, { found, hasAccount: false })).toBe(0);
  });

  it('leaves it to the editor where a company has an owner, or there are several', () => {
    expect(acceptanceOf(request, [company(7, 'Ute Kern')]).take_over).toBeNull();
    expect(takeOverOptions([company(7, 'Ute Kern')]).map(({ value }) => value)).toEqual([0]);
    const several = [company(7), company(8), company(9, 'Ute Kern')];
    expect(acceptanceOf(request, several).take_over).toBeNull();
    expect(takeOverOptions(several).map(({ value }) => value)).toEqual([7, 8, 0]);
    const undecided = acceptanceSchema.safeParse({ take_over: null, Allowed_apprenticeships: [] });
    expect(undecided.error?.issues.map(({ message }) => message)).toEqual([
      'Bitte entscheiden Sie, was geschehen soll.',
    ]);
  });

  it('takes no apprenticeship that is in no list', () => {
    const typed = { take_over: 0, Allowed_apprenticeships: [{ id: 0, name: 'Kuchenzauberer' }] };
    expect(acceptanceSchema.safeParse(typed).success).toBe(false);
  });
});
