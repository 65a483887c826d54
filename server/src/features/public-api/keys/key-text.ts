import { newSecret } from '../../../core/security/secrets.ts';

/** What every key begins with, so that people and programs that look for leaked secrets recognise one. */
const prefix = 'lpk_';

/** Characters of a key that are stored readably. */
const startLength = prefix.length + 6;

export const newKey = (): string => prefix + newSecret();

/** Returns the part of a key by which its owner recognises it. */
export const startOf = (key: string): string => key.slice(0, startLength);

/** Whether a text may be a key: 256 bits after the prefix. */
export const isKeyText = (text: string): boolean => /^lpk_[\w-]{43}$/.test(text);
