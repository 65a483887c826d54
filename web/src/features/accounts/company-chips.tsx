import type { ListedUser } from '@lehrpfad/contract/accounts-editing.ts';
import { Link } from 'wouter';
import { paths } from '../../floor/paths.ts';
import styles from './users-page.module.css';

/** The list of companies, with that one searched for. */
export const companyPath = (name: string) => `${paths.allCompanies}/${encodeURIComponent(name)}`;

/** Companies of an account, each a link to the list of companies. */
export function CompanyChips({ companies }: Pick<ListedUser, 'companies'>) {
  if (companies.length === 0) return <p className={styles.none}>Keine Firma</p>;
  return (
    <ul className={styles.chips} aria-label="Firmen">
      {companies.map(({ id, name }) => (
        <li key={id}>
          <Link href={companyPath(name)} className={styles.chip}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
