import { settings } from './settings.ts';

/** Endurance tests in the browser: what takes minutes and so stays out of `npm test`. */
export default { ...settings, testMatch: '*.slow.ts' };
