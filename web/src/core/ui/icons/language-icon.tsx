import type { IconNode } from 'lucide';
import { Icon } from './icon.tsx';

/** A globe, for the language. */
const globe: IconNode = [
  ['path', { d: 'M12 3a9 9 0 0 0 0 18 9 9 0 0 0 0-18Zm0 0c-5 5-5 13 0 18 5-5 5-13 0-18ZM3 12h18' }],
];

export const LanguageIcon = () => <Icon node={globe} />;
