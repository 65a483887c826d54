import { Button } from '@mantine/core';
import { PageHeading, usePageTitle } from '../floor/page.tsx';
import { hrefOf, paths } from '../floor/paths.ts';
import styles from './not-open-page.module.css';

/**
 * Stands where the editors' back-office will: what leads there shall not lead to nothing. It goes when that comes.
 */
export function EditorArea() {
  usePageTitle('Redaktion');
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
    </div>
  );
}
