import { companyPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { serverPage } from '../../core/navigation/server-page.ts';
import { germanContent } from '../../core/texts/texts.ts';

interface CompanyLinkProps {
  readonly company: { readonly id: number; readonly name: string };
}

/** A company's name, which leads to its public page with all its ads and events. Only what is public there may link to it. */
export function CompanyLink({ company }: CompanyLinkProps) {
  return (
    <a href={serverPage(companyPagePath(company))} lang={germanContent()} className="tap-line">
      {company.name}
    </a>
  );
}
