import { permissions, type Permission } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { PasskeyAnswer, SecondStepMethod } from '@lehrpfad/contract/core/second-step.ts';
import type { Config } from '../../../core/config/config.ts';
import type { TwoStepConfig } from '../../../core/config/two-step.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { Links } from '../../../core/http/links.ts';
import { SecretBox } from '../../../core/security/secret-box.ts';
import { Passkeys } from './passkeys/passkeys.ts';
import { passkeyOf, passkeysOf, recordPasskeyUse } from './passkeys/passkeys-store.ts';
import { readDigits, readRecoveryCode, recoveryHash } from './recovery-codes.ts';
import { stepOf } from './totp/totp.ts';
import { recordTotpUse, totpSecret } from './totp/totp-store.ts';
import { takeRecoveryCode, secondStepMethodsOf } from './methods-store.ts';

export type Policy = TwoStepConfig['staffTwoStep'];

/** The proof that a person gives as the second step. */
export interface GivenProof {
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

interface Check {
  readonly userId: number;
  readonly given: GivenProof;
  /** The challenge that the passkey has to answer. */
  readonly challenge: string | null | undefined;
  readonly now: Date;
}

/** Names the owner of a stored TOTP secret for its encryption. */
export const totpOwner = (userId: number): string => `totp ${userId}`;

/** Checks the second step of logins, and tells which accounts need one. */
export class SecondStep {
  readonly #policy: Policy;
  readonly box: SecretBox;
  readonly passkeys: Passkeys;

  constructor(
    config: TwoStepConfig & Pick<Config, 'publicUrl'>,
    { links }: { readonly links: Links },
  ) {
    this.#policy = config.staffTwoStep;
    this.box = new SecretBox(config.secretKeys);
    this.passkeys = new Passkeys({ links, publicUrl: config.publicUrl });
  }

  /** Whether an account can, or must, have a second step. */
  policyFor(permission: Permission): Policy {
    const isStaff = permission <= permissions.editor;
    return this.#policy === 'required' && !isStaff ? 'offered' : this.#policy;
  }

  /** Returns the methods of an account's second step; none if it has no second step, or second steps are switched off. */
  async methods(db: Queries, userId: number): Promise<SecondStepMethod[]> {
    if (this.#policy === 'off') return [];
    const { totp, passkeys, recovery_codes } = await secondStepMethodsOf(db, userId);
    if (totp === null && passkeys.length === 0) return [];
    return [
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(totp === null ? [] : (['totp'] as const)),
      ...(recovery_codes > 0 ? (['recovery'] as const) : []),
    ];
  }

  /** Options for using a passkey of an account. */
  async beginPasskey(db: Queries, userId: number) {
    return this.passkeys.beginUse(await passkeysOf(db, userId));
  }

  /**
   * Checks a second step and uses it up: no code counts twice.
   * @returns the method that was used; undefined if it is wrong
   */
  async check(tx: Queries, { given, ...check }: Check): Promise<SecondStepMethod | undefined> {
    if (given.passkey !== undefined) return this.#checkPasskey(tx, given.passkey, check);
    const typed = given.code ?? '';
    const digits = readDigits(typed);
    if (digits !== undefined) return this.#checkTotp(tx, digits, check);
    const code = readRecoveryCode(typed);
    if (code === undefined) return undefined;
    const { userId } = check;
    return (await takeRecoveryCode(tx, userId, recoveryHash(code, userId)))
      ? 'recovery'
      : undefined;
  }

  async #checkTotp(
    tx: Queries,
    digits: string,
    { userId, now }: Omit<Check, 'given'>,
  ): Promise<'totp' | undefined> {
    const stored = await totpSecret(tx, userId);
    const secret = stored && this.box.open(stored, totpOwner(userId));
    const step = secret && stepOf(secret, digits, now);
    if (step === undefined) return undefined;
    return (await recordTotpUse(tx, { userId, step, now })) ? 'totp' : undefined;
  }

  async #checkPasskey(
    tx: Queries,
    answer: PasskeyAnswer,
    { userId, challenge, now }: Omit<Check, 'given'>,
  ): Promise<'passkey' | undefined> {
    const known = await passkeyOf(tx, userId, Buffer.from(answer.id, 'base64url'));
    if (known === undefined || !challenge) return undefined;
    const signCount = await this.passkeys.check(answer, challenge, known);
    if (signCount === undefined) return undefined;
    await recordPasskeyUse(tx, { id: known.id, signCount, now });
    return 'passkey';
  }
}
