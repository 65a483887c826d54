import { useLocation } from 'wouter';
import { listPath } from '../../../core/list/list-address.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { Redirect } from '../../../core/navigation/redirect.tsx';
import { CompanyList } from './company-list.tsx';
import { nameInAddress } from './name-address.ts';

/** All companies. A name in the address is searched for: `/redakteure/unternehmensprofil/liste/Kern`. */
export function CompanyListPage() {
  // Follows the address, which must then be read as the browser has it: wouter decodes it.
  useLocation();
  const name = nameInAddress(paths.allCompanies, location.hash.slice(1));
  if (name !== null) return <Redirect to={listPath(paths.allCompanies, { search: name })} />;
  return <CompanyList />;
}
