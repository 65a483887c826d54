import type { PlainPage } from '@lehrpfad/contract/pages/plain-options.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { usePlainLanguage } from '../../core/device/plain-language.ts';
import type { PlainTextProps } from './plain-text.tsx';

/** Loaded with its texts when plain language is on. */
export const LazyPlainText = lazyPart<PlainTextProps>(
  'plain-text',
  async () => (await import('./plain-text.tsx')).PlainText,
  <Skeleton height="18rem" />,
);

interface PlainInsteadProps {
  readonly page: PlainPage;
  /** Shown while plain language is off. */
  readonly children: ReactNode;
}

/** A longer text of the interface, or its version in plain language. */
export function PlainInstead({ page, children }: PlainInsteadProps) {
  return usePlainLanguage() ? (
    <LazyPlainText page={page} isBare>
      {children}
    </LazyPlainText>
  ) : (
    children
  );
}
