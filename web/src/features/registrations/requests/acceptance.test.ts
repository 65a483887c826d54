import { describe, expect, it } from 'vitest';
import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import { acceptanceOf, acceptanceSchema, decisionOf, takeOverOptions } from './acceptance.ts';
import { accountOptions, joinOf, otherAccount } from './account-choice.ts';
import type { SameCompany } from './queries.ts';

const company = (id: number, owner: string | null = null): SameCompany => ({
  id,
  name: 'Bäckerei Kern',
  logo: null,
  cover: null,
  weblink: '',
  locked: false,
  editor_lock: null,
  external: true,
  Address: null,
  Professions: [],
  Allowed_apprenticeships: [],
  last_updated: '',
  User: owner === null ? null : { id: 9, name: owner },
  Check: null,
});

const asked = [{ id: 3, name: 'Bäcker/-in' }];
const request = { Allowed_apprenticeships: asked } as unknown as CompanyRequest;

describe('accepting a request', () => {
  it('begins with what was asked for and a new company where none was found', () => {
    expect(acceptanceOf(request, [])).toEqual({
      account: 0,
      other: null,
      take_over: 0,
      Allowed_apprenticeships: asked,
    });
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
    const undecided = acceptanceSchema.safeParse({
      account: 0,
      other: null,
      take_over: null,
      Allowed_apprenticeships: [],
    });
    expect(undecided.error?.issues.map(({ message }) => message)).toEqual([
      'Bitte entscheiden Sie, was geschehen soll.',
    ]);
  });

  it('takes no apprenticeship that is in no list', () => {
    const typed = {
      account: 0,
      other: null,
      take_over: 0,
      Allowed_apprenticeships: [{ id: 0, name: 'Kuchenzauberer' }],
    };
    expect(acceptanceSchema.safeParse(typed).success).toBe(false);
  });
});

describe('assigning a request to an account', () => {
  const account = {
    id: 9,
    name: 'Ida Korn',
    email: 'ida@korn.example',
    branches: 3,
    companies: [{ id: 1, name: 'Kornhof', city: 'Stendal' }],
    reasons: ['name' as const, 'email' as const],
  };

  it('offers those that are alike, with what they have in common, and a search', () => {
    const options = accountOptions({ ...request, email: 'neu@korn.example' }, [account]);
    expect(options).toMatchObject([
      { value: 0, label: 'Ein neues Konto', hint: 'neu@korn.example' },
      {
        value: 9,
        label: 'Das Konto von Ida Korn',
        hint: 'ida@korn.example · gleicher Name · gleiche E-Mail-Domain · Kornhof, Stendal und 2 weitere',
      },
      { value: otherAccount, label: 'Ein anderes Konto, das es schon gibt' },
    ]);
    const itself = { ...request, email: 'ida@korn.example', has_account: true };
    expect(accountOptions(itself, [account]).map(({ value }) => value)).toEqual([0, otherAccount]);
  });

  it('needs an account that was chosen from the list', () => {
    const chosen = { id: 9, name: 'Ida Korn' };
    expect(joinOf({ account: 0, other: chosen })).toBeUndefined();
    expect(joinOf({ account: 7, other: null })).toBe(7);
    expect(joinOf({ account: otherAccount, other: chosen })).toBe(9);
    const parse = (other: object | null) =>
      acceptanceSchema.safeParse({
        account: otherAccount,
        other,
        take_over: 0,
        Allowed_apprenticeships: [],
      });
    expect(parse(chosen).success).toBe(true);
    for (const other of [null, { id: 0, name: 'Ida' }])
      expect(parse(other).error?.issues).toMatchObject([{ path: ['other'] }]);
  });

  it('may be about a branch that the account has', () => {
    const found = [company(7, 'Ida Korn')];
    expect(takeOverOptions(found, 9)).toEqual([
      {
        value: 7,
        label: 'Keine neue Filiale: Kontaktperson und Berufe kommen zu „Bäckerei Kern“',
      },
      { value: 0, label: 'Trotzdem eine neue Filiale anlegen' },
    ]);
    expect(takeOverOptions(found, 8).map(({ value }) => value)).toEqual([0]);
  });
});
