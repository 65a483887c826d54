import { expect, it } from 'vitest';
import { afterLogin, belongsTo, homeOf, type Audience } from './home.ts';

const visitor = null;
const company = { permission: 3, setup_complete: true } as const;
const editor = { permission: 2, setup_complete: true } as const;
const admin = { permission: 1, setup_complete: true } as const;

it.each<[Audience | undefined, boolean[]]>([
  // visitor, company, editor, admin
  [undefined, [true, true, true, true]],
  ['visitor', [true, false, false, false]],
  ['account', [false, true, true, true]],
  ['company', [false, true, false, false]],
  ['editor', [false, false, true, true]],
])('a page for %s is shown to %j of visitor, company, editor and admin', (audience, shown) => {
  expect([visitor, company, editor, admin].map((who) => belongsTo(audience, who))).toEqual(shown);
});

it.each([
  [visitor, '/'],
  [company, '/unternehmen/unternehmensprofil'],
  [{ ...company, setup_complete: false }, '/unternehmen/unternehmensprofil'],
  [editor, '/redakteure/dashboard'],
  [admin, '/redakteure/dashboard'],
])('%j is at home at %s', (who, path) => {
  expect(homeOf(who)).toBe(path);
});

it.each([
  [company, '/unternehmen/unternehmensprofil'],
  [{ ...company, setup_complete: false }, '/unternehmen/setup'],
  [{ ...editor, setup_complete: false }, '/redakteure/dashboard'],
])('%j comes from the login to %s', (who, path) => {
  expect(afterLogin(who)).toBe(path);
});

it('nobody is led to a page that leads them on', () => {
  const audiences: Record<string, Audience> = {
    '/': 'visitor',
    '/unternehmen': 'company',
    '/redakteure': 'editor',
  };
  for (const who of [visitor, company, editor, admin]) {
    const [, first = ''] = homeOf(who).split('/');
    expect(belongsTo(audiences[`/${first}`], who)).toBe(true);
  }
});
