import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const filesIn = (folder: URL) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => new URL(name, folder));

/** Names of the contract's endpoints that take an Idempotency-Key. */
async function keyedEndpoints(): Promise<string[]> {
  const files = filesIn(new URL('../../../../contract/src/', import.meta.url));
  const modules = await Promise.all(
    files.map(({ href }) => import(href) as Promise<Record<string, { idempotent?: unknown }>>),
  );
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, part]) => (part?.idempotent === true ? [name] : [])),
  );
}

/** Endpoints for other programs: the web client has no form for them. */
const notInBrowser = ['changeJobName'];

/** These files send no write that takes a key: they log in, set a password, or ask before they write. */
const withoutKey = [
  'features/accounts/administration/transfer-company.tsx',
  'features/accounts/login/interruption-dialog.tsx',
  'features/accounts/login/login-form.tsx',
  'features/accounts/profile/close-account.tsx',
  'features/accounts/profile/password-form.tsx',
  'features/accounts/second-step/confirmation.tsx',
  'features/accounts/second-step/passkey-setup.tsx',
  'features/accounts/second-step/proof-form.tsx',
  'features/accounts/second-step/totp-setup.tsx',
  'features/team/leave-team.tsx',
  'features/team/transfer-section.tsx',
];

const root = new URL('../../', import.meta.url);
const sources = filesIn(root).map((file) => ({
  name: file.pathname.slice(root.pathname.length),
  text: readFileSync(file, 'utf8'),
}));

it('every write that takes a key is called by the name of its endpoint, by which the compiler asks for one', async () => {
  const called = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/\bcall<typeof (\w+)>\(/g)].map(([, name]) => name),
    ),
  );
  const without = (await keyedEndpoints()).filter((name) => !called.has(name));
  expect(without.toSorted()).toEqual(notInBrowser);
});

const isForm = /\buseFormOf(?:<[\w, {}:]+>)?\(\{/;

it('every form sends the key of its save, which is kept with the draft, and makes none of its own', () => {
  const forms = sources.filter(({ text }) => isForm.test(text));
  expect(forms.length).toBeGreaterThan(25);
  const submits = forms.flatMap(({ name, text }) =>
    [...text.matchAll(/onSubmit: [\s\S]{0,2000}?\n    \},\n|onSubmit: .*\n/g)].map(([submit]) => ({
      name,
      submit,
    })),
  );
  expect(submits.length).toBeGreaterThanOrEqual(forms.length - 1);
  expect(submits.filter(({ submit }) => submit.includes('newKey('))).toEqual([]);
  const keyless = submits.filter(({ submit }) => !/\bkey\b/.test(submit)).map(({ name }) => name);
  expect(keyless.toSorted()).toEqual(withoutKey);
});

/** Writes without a draft: they need a password, send only a file, a name or an address, or act on rows chosen in a list. */
const withoutDraft = [
  'features/accounts/administration/transfer-company.tsx',
  'features/accounts/login/interruption-dialog.tsx',
  'features/accounts/login/login-form.tsx',
  'features/accounts/profile/close-account.tsx',
  'features/accounts/profile/email-section.tsx',
  'features/accounts/profile/password-form.tsx',
  'features/accounts/second-step/confirmation.tsx',
  'features/accounts/second-step/passkey-setup.tsx',
  'features/accounts/second-step/proof-form.tsx',
  'features/accounts/second-step/totp-setup.tsx',
  'features/backgrounds/picture-overlay.tsx',
  'features/companies/apprenticeships/accept-request.tsx',
  'features/faq/categories/rename-category.tsx',
  'features/inbox/note-overlay.tsx',
  'features/occupations/job-names/overlays/brafo-overlay.tsx',
  'features/occupations/job-names/overlays/mapping-overlay.tsx',
  'features/occupations/job-names/overlays/rename-overlay.tsx',
  'features/registrations/requests/accept-request.tsx',
  'features/team/leave-team.tsx',
  'features/team/transfer-section.tsx',
];

it('every form keeps a draft, which says how it is announced', () => {
  const without = sources.filter(({ text }) => isForm.test(text) && !/^ {4}draft[:,]/m.test(text));
  expect(without.map(({ name }) => name).toSorted()).toEqual(withoutDraft);
});
