import type { ReactNode } from 'react';
import styles from './account-page.module.css';

interface AccountSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function AccountSection({ id, title, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className={`${styles.section} card p-6`}>
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
