import { newSecret } from '../../../core/security/secrets.ts';

/** Prefix of every key, by which people and secret scanners recognise a leaked one. */
const prefix = 'lpk_';

/** Characters of a key that are stored in plain text. */
const startLength = prefix.length + 6;

export const newKey = (): string => prefix + newSecret();

/** Returns the part of a key by which its owner recognises it. */
export const startOf = (key: string): string => key.slice(0, startLength);

/** Whether a text may be a key: 256 bits after the prefix. */
export const isKeyText = (text: string): boolean => /^lpk_[\w-]{43}$/.test(text);
