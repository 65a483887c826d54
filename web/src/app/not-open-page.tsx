import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHeading, usePageTitle } from '../floor/page.tsx';
import { hrefOf, paths } from '../floor/paths.ts';
import { Logo } from '../floor/ui/logo.tsx';
import styles from './not-open-page.module.css';

/*
 * Stand where the login and the registration of companies will: what leads there shall not lead to nothing. Both go when the
 * area for companies comes.
 */

/** The header of this page has no logo, so the page has. */
export function LoginPage() {
  return (
    <NotOpen title="Login" top={<Logo />}>
      Der Zugang für Unternehmen und Redaktion ist in dieser Version noch nicht geöffnet.
    </NotOpen>
  );
}

export function RegistrationPage() {
  return (
    <NotOpen title="Unternehmen registrieren">
      Die Registrierung von Unternehmen ist in dieser Version noch nicht geöffnet.
    </NotOpen>
  );
}

interface NotOpenProps {
  readonly title: string;
  readonly top?: ReactNode;
  readonly children: ReactNode;
}

function NotOpen({ title, top, children }: NotOpenProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        {top}
        <PageHeading className={styles.heading}>{title}</PageHeading>
        <p className={styles.text}>
          {children} Bis dahin beantworten die Industrie- und Handelskammern und die
          Handwerkskammern in Sachsen-Anhalt alle Fragen dazu.
        </p>
        <Button size="md" component="a" href={hrefOf(paths.start)}>
          Zurück zur Suche
        </Button>
      </div>
    </div>
  );
}
