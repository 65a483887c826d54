import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const all = {
  OPERATOR_ADDRESS: 'Alter Markt 8',
  OPERATOR_DATA_PROTECTION_OFFICER: 'D. S.',
  OPERATOR_EMAIL: 'post@kammer.example',
  OPERATOR_LEGAL_FORM: 'Verein',
  OPERATOR_NAME: 'Kammer',
  OPERATOR_PHONE: '0391 1',
  OPERATOR_REPRESENTATIVE: 'V. T.',
  OPERATOR_RESPONSIBLE: 'R. B.',
  OPERATOR_SUPERVISION: 'Ministerium',
};

it('invents an operator nobody can take for a real one, and names what has to be set', () => {
  const { operator } = readConfig({});
  expect(operator.name).toMatch(/^Muster/);
  expect(operator.email).toMatch(/@example\.org$/);
  expect(operator.missing).toEqual(Object.keys(all));
  expect(operator.dataProtectionAuthority).toMatch(/^Landesbeauftragter für den Datenschutz/);
});

it('misses nothing once everything that the law wants is set', () => {
  const { operator } = readConfig(all);
  expect(operator).toEqual({
    name: 'Kammer',
    legalForm: 'Verein',
    address: 'Alter Markt 8',
    phone: '0391 1',
    email: 'post@kammer.example',
    representative: 'V. T.',
    responsible: 'R. B.',
    dataProtectionOfficer: 'D. S.',
    supervision: 'Ministerium',
    dataProtectionAuthority: expect.any(String),
    vatId: undefined,
    hosting: undefined,
    missing: [],
  });
});

it('takes lines apart at line breaks and where one is written', () => {
  const { operator } = readConfig({
    OPERATOR_ADDRESS: String.raw` Alter Markt 8 \n39104 Magdeburg\n`,
    OPERATOR_HOSTING: 'Rechenzentrum\r\n\r\nHalle',
    OPERATOR_NAME: ' Kammer \n Nord ',
  });
  expect(operator.address).toBe('Alter Markt 8\n39104 Magdeburg');
  expect(operator.hosting).toBe('Rechenzentrum\nHalle');
  expect(operator.name).toBe('Kammer Nord');
});

it('refuses an e-mail address that is none', () => {
  expect(() => readConfig({ OPERATOR_EMAIL: 'kontakt' })).toThrow(
    'OPERATOR_EMAIL: must be an e-mail address',
  );
});
