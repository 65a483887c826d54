import { branchName } from '../../features/companies/branches/branch-name.ts';
import { useOwnCompanies } from '../../features/companies/queries.ts';
import { ContactPersonsPage } from '../../features/contact-persons/contact-persons-page.tsx';

/** The contact persons, with the branches that show them. */
export function ContactPersonsArea() {
  const { data: companies } = useOwnCompanies();
  return (
    <ContactPersonsPage
      branchesOf={(contactId) =>
        companies
          ?.filter(({ contacts }) => contacts.some(({ id }) => id === contactId))
          .map(branchName)
      }
    />
  );
}
