import { randomInt } from 'node:crypto';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { hashOf } from '../../../core/security/secrets.ts';

/** Crockford's Base32: without letters that look like digits, and without U. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** 16 letters are 80 random bits: too many to try, even for somebody who has the hashes. */
const [groups, groupLength] = [4, 4];

const pattern = /^[0-9a-hjkmnp-tv-z]{16}$/;

function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(32)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Returns a set of random codes, as they are shown: `7k3m-…`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: limits.recoveryCodes }, newCode);
}

/** Returns the bare letters of a typed recovery code; undefined if the text is none. */
export function readRecoveryCode(typed: string): string | undefined {
  const bare = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return pattern.test(bare) ? bare : undefined;
}

/** Returns the stored form of a code. @param code as it is shown, or its bare letters */
export function recoveryHash(code: string, userId: number): Buffer {
  return hashOf(`recovery ${userId} ${code.replaceAll('-', '')}`);
}

/** Returns the typed six digits of an authenticator app, also in groups; undefined for other text. */
export function readDigits(typed: string): string | undefined {
  const bare = typed.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(bare) ? bare : undefined;
}
