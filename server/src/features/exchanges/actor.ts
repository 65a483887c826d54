import type { Caller } from '../../core/security/callers.ts';

/** Who does something. */
export type Actor = Pick<Caller, 'userId' | 'permission'>;
