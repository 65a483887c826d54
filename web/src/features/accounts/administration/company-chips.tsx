import type { ListedUser } from '@lehrpfad/contract/accounts/editing.ts';
import { Link } from 'wouter';
import { entryPath, paths } from '../../../core/navigation/paths.ts';
import styles from './users-page.module.css';

/** Companies of an account, each linked to the list of companies. */
export function CompanyChips({ companies }: Pick<ListedUser, 'companies'>) {
  if (companies.length === 0) return <p className="col-span-full text-hint">Keine Firma</p>;
  return (
    <ul className="list-plain wrap col-span-full gap-2" aria-label="Firmen">
      {companies.map(({ id, name }) => (
        <li key={id}>
          <Link
            href={entryPath(paths.allCompanies, id)}
            className={`${styles.chip} inline-line relative py-1 px-3 border-accent rounded-lg text-sm no-underline text-accent bg-paper wrap-anywhere`}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
