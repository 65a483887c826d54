import { useSession } from './session.ts';

/** Whether the present person manages the account, and so sees all of its pages. Sessions of before 2.4 lack the role. */
export const useManages = (): boolean => useSession()?.role !== 'ads';
