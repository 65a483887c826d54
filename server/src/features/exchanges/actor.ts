import type { Caller } from '../../floor/callers.ts';

/** Who does something. */
export type Actor = Pick<Caller, 'userId' | 'permission'>;
