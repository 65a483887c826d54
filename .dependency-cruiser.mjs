import { boundaryRules } from './scripts/boundaries/rules.ts';

export default boundaryRules(import.meta.dirname);
