import { z } from 'zod';
import { ofOperatingState, operatingStateName } from '@lehrpfad/regions/parts/names.ts';
import { dataProtectionLaw } from '@lehrpfad/regions/parts/legal.ts';
import { isMailAddress } from '../mail/address.ts';

/** A value of one line; line breaks in `.env` or in the environment become spaces. */
const line = z.string().transform((text) => text.replaceAll(/\s+/g, ' ').trim());

/** A value of several lines. The characters `\n` also separate lines: an unquoted line of `.env` can contain only those. */
const lines = z.string().transform((text) =>
  text
    .split(/\\n|[\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n'),
);

const mailAddress = z.string().trim().refine(isMailAddress, 'must be an e-mail address');

/** The details of the operator that the law requires (§ 5 DDG, § 18 MStV, Art. 13 DSGVO, and the state's law on accessibility). */
export const operatorSettings = {
  OPERATOR_ADDRESS: lines.optional(),
  OPERATOR_DATA_PROTECTION_AUTHORITY: lines.optional(),
  OPERATOR_DATA_PROTECTION_OFFICER: lines.optional(),
  OPERATOR_EMAIL: mailAddress.optional(),
  OPERATOR_HOSTING: lines.optional(),
  OPERATOR_LEGAL_FORM: line.optional(),
  OPERATOR_NAME: line.optional(),
  OPERATOR_PHONE: line.optional(),
  OPERATOR_REPRESENTATIVE: lines.optional(),
  OPERATOR_RESPONSIBLE: lines.optional(),
  OPERATOR_SUPERVISION: lines.optional(),
  OPERATOR_VAT_ID: line.optional(),
};

type Name = keyof typeof operatorSettings;

/** Obviously invented data: a telephone number that is never assigned and a domain that is not in use. */
const invented = {
  OPERATOR_ADDRESS: 'Musterstraße 1\n39999 Musterstadt',
  OPERATOR_DATA_PROTECTION_OFFICER:
    'Maxi Muster\nMusterstraße 1, 39999 Musterstadt\ndatenschutz@example.org',
  OPERATOR_EMAIL: 'kontakt@example.org',
  OPERATOR_LEGAL_FORM: 'Körperschaft des öffentlichen Rechts',
  OPERATOR_NAME: `Musterkammer ${operatingStateName}`,
  // One of the numbers that the Bundesnetzagentur reserves for films.
  OPERATOR_PHONE: '030 23125-000',
  OPERATOR_REPRESENTATIVE: 'Maxi Muster, Hauptgeschäftsführung',
  OPERATOR_RESPONSIBLE: 'Robin Beispiel\nMusterstraße 1, 39999 Musterstadt',
  OPERATOR_SUPERVISION: `Musterministerium ${ofOperatingState}\nMusterplatz 1, 39999 Musterstadt`,
} as const satisfies Partial<Record<Name, string>>;

/** The operator of the board. A line break separates the lines of a value. */
export interface Operator {
  readonly name: string;
  readonly legalForm: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** The persons who may represent the operator. */
  readonly representative: string;
  /** The person responsible for the content (§ 18 Abs. 2 MStV), with an address. */
  readonly responsible: string;
  readonly dataProtectionOfficer: string;
  /** The authority that supervises the operator. */
  readonly supervision: string;
  /** The authority that receives complaints about personal data. */
  readonly dataProtectionAuthority: string;
  readonly vatId: string | undefined;
  /** The company that hosts the board, if the operator does not. */
  readonly hosting: string | undefined;
  /** Required settings that are missing: the pages show invented data instead. */
  readonly missing: readonly string[];
}

type Settings = { readonly [N in Name]?: string | undefined };

export function operatorOf(settings: Settings): Operator {
  const given = (name: keyof typeof invented) => settings[name] ?? invented[name];
  return {
    name: given('OPERATOR_NAME'),
    legalForm: given('OPERATOR_LEGAL_FORM'),
    address: given('OPERATOR_ADDRESS'),
    phone: given('OPERATOR_PHONE'),
    email: given('OPERATOR_EMAIL'),
    representative: given('OPERATOR_REPRESENTATIVE'),
    responsible: given('OPERATOR_RESPONSIBLE'),
    dataProtectionOfficer: given('OPERATOR_DATA_PROTECTION_OFFICER'),
    supervision: given('OPERATOR_SUPERVISION'),
    dataProtectionAuthority:
      settings.OPERATOR_DATA_PROTECTION_AUTHORITY ?? dataProtectionLaw.authority.join('\n'),
    vatId: settings.OPERATOR_VAT_ID,
    hosting: settings.OPERATOR_HOSTING,
    missing: Object.keys(invented).filter((name) => settings[name as Name] === undefined),
  };
}
