import { z } from 'zod';
import { isMailAddress } from '../mail/address.ts';

/** One line; every line break of `.env` or of the environment is a space in it. */
const line = z.string().transform((text) => text.replaceAll(/\s+/g, ' ').trim());

/** Several lines. A written `\n` parts them too, which is all that an unquoted line of `.env` can hold. */
const lines = z.string().transform((text) =>
  text
    .split(/\\n|[\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n'),
);

const mailAddress = z.string().trim().refine(isMailAddress, 'must be an e-mail address');

/** Who runs the board, as the law wants it told (§ 5 DDG, § 18 MStV, Art. 13 DSGVO, § 16b BGG LSA). */
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

/** Nobody's data, and seen to be: a telephone number that is never given out, and a domain that belongs to no one. */
const invented = {
  OPERATOR_ADDRESS: 'Musterstraße 1\n39999 Musterstadt',
  OPERATOR_DATA_PROTECTION_OFFICER:
    'Maxi Muster\nMusterstraße 1, 39999 Musterstadt\ndatenschutz@example.org',
  OPERATOR_EMAIL: 'kontakt@example.org',
  OPERATOR_LEGAL_FORM: 'Körperschaft des öffentlichen Rechts',
  OPERATOR_NAME: 'Musterkammer Sachsen-Anhalt',
  // One of the numbers that the Bundesnetzagentur keeps free for films.
  OPERATOR_PHONE: '030 23125-000',
  OPERATOR_REPRESENTATIVE: 'Maxi Muster, Hauptgeschäftsführung',
  OPERATOR_RESPONSIBLE: 'Robin Beispiel\nMusterstraße 1, 39999 Musterstadt',
  OPERATOR_SUPERVISION:
    'Musterministerium des Landes Sachsen-Anhalt\nMusterplatz 1, 39999 Musterstadt',
} as const satisfies Partial<Record<Name, string>>;

const authority = `Landesbeauftragter für den Datenschutz Sachsen-Anhalt
Otto-von-Guericke-Straße 34a, 39104 Magdeburg
https://datenschutz.sachsen-anhalt.de`;

/** Values of several lines have them parted by a line break. */
export interface Operator {
  readonly name: string;
  readonly legalForm: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Who may act for it. */
  readonly representative: string;
  /** Who answers for what is written (§ 18 Abs. 2 MStV), with an address. */
  readonly responsible: string;
  readonly dataProtectionOfficer: string;
  /** Whom the operator answers to. */
  readonly supervision: string;
  /** Where complaints about personal data go. */
  readonly dataProtectionAuthority: string;
  readonly vatId: string | undefined;
  /** The company whose machines the board runs on, if not the operator's own. */
  readonly hosting: string | undefined;
  /** Settings that have to be made and are not: the pages show invented data in their place. */
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
    dataProtectionAuthority: settings.OPERATOR_DATA_PROTECTION_AUTHORITY ?? authority,
    vatId: settings.OPERATOR_VAT_ID,
    hosting: settings.OPERATOR_HOSTING,
    missing: Object.keys(invented).filter((name) => settings[name as Name] === undefined),
  };
}
