import type { ListedUser } from '@lehrpfad/contract/accounts/editing.ts';
import { Link } from 'wouter';
import { entryPath, paths } from '../../core/navigation/paths.ts';
import styles from './users-page.module.css';

/** Companies of an account, each a link to it in the list of companies. */
export function CompanyChips({ companies }: Pick<ListedUser, 'companies'>) {
  if (companies.length === 0) return <p className={styles.none}>Keine Firma</p>;
  return (
    <ul className={styles.chips} aria-label="Firmen">
      {companies.map(({ id, name }) => (
        <li key={id}>
          <Link href={entryPath(paths.allCompanies, id)} className={styles.chip}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
