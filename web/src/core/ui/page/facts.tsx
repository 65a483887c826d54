import type { ReactNode } from 'react';
import { translated } from '../../texts/texts.ts';
import styles from './facts.module.css';

interface FactsProps {
  /** `flowing`: each as wide as its content; `even`: columns of the same width. */
  readonly layout: 'flowing' | 'even';
  readonly children: ReactNode;
}

/** The most important facts of an object. */
export function Facts({ layout, children }: FactsProps) {
  return (
    <dl
      className={`${styles.facts} wrap gap-3-6 py-4 px-4 rounded-md bg-accent`}
      data-layout={layout}
    >
      {children}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  /** For content longer than a date. */
  readonly wide?: boolean;
  /** Language of the content if it is not that of the page. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

export function Fact({ name, wide, lang, children }: FactProps) {
  return (
    <div className={`${styles.fact} min-w-0`} data-wide={wide}>
      <dt className="text-xs text-soft">{translated(name)}</dt>
      <dd lang={lang} className="font-bold">
        {children}
      </dd>
    </div>
  );
}
