import type { Caller } from '../../core/security/callers.ts';

/** The account that does something. */
export type Actor = Pick<Caller, 'userId' | 'permission'>;
