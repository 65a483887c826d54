import type { IconNode } from 'lucide';
import { Icon } from './icon.tsx';

/** An open book with few large lines, for plain language. */
const book: IconNode = [
  [
    'path',
    {
      d: 'M12 6.2C10.2 4.9 7.6 4.3 3.5 4.3v13.4c4.1 0 6.7.6 8.5 1.9 1.8-1.3 4.4-1.9 8.5-1.9V4.3c-4.1 0-6.7.6-8.5 1.9Zm0 0v13.4M6.3 8.6c1.1.1 2 .3 2.9.6m5.6 0c.9-.3 1.8-.5 2.9-.6',
    },
  ],
];

export const PlainIcon = () => <Icon node={book} />;
