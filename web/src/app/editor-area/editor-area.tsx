import { permissions } from '@lehrpfad/contract/access.ts';
import { Button } from '@mantine/core';
import { PageHeading, usePageTitle } from '../../floor/page.tsx';
import { hrefOf, paths } from '../../floor/paths.ts';
import { useSession } from '../../floor/session.ts';
import styles from './editor-area.module.css';
import { FailedMails } from './failed-mails.tsx';

/**
 * Stands where the editors' back-office will: what leads there shall not lead to nothing. Administrators find here already what
 * could not be sent.
 */
export function EditorArea() {
  usePageTitle('Redaktion');
  const session = useSession();
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <PageHeading className={styles.heading}>Redaktion</PageHeading>
        <p className={styles.text}>
          Der Bereich für die Redaktion ist in dieser Version noch nicht geöffnet. Die Suche und Ihr
          Konto stehen Ihnen zur Verfügung.
        </p>
        <Button size="md" component="a" href={hrefOf(paths.results)}>
          Zur Suche
        </Button>
      </div>
      {session?.permission === permissions.admin && <FailedMails />}
    </div>
  );
}
