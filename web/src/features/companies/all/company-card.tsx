import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { memo } from 'react';
import { hrefOf } from '../../../core/navigation/paths.ts';
import { adsText } from '../belongings.ts';
import { CompanyLogo } from '../../../core/ui/media/company-logo.tsx';
import styles from './company-card.module.css';
import { CompanyBadges } from './company-badges.tsx';
import { CardLink } from '../../../core/ui/page/card-link.tsx';
import { ListCard } from '../../../core/ui/page/list-card.tsx';

interface CompanyCardProps {
  readonly company: ListedCompany;
  readonly path: string;
  readonly isOpen: boolean;
  readonly onOpen: (id: number) => void;
}

/** Returns the id of the link in a company's card, used to return the focus. */
export const companyCardId = (company: number): string => `firma-${company}`;

/** A company in the list. Its name is a link that covers the whole card. */
export const CompanyCard = memo(function CompanyCard(props: CompanyCardProps) {
  const { company, path, isOpen, onOpen } = props;

  return (
    <ListCard className="flex gap-3 items-start" isOpen={isOpen}>
      <CompanyLogo path={company.logo} company={company.name} />
      <div className={`${styles.words} grid flex-1 gap-1 min-w-0 wrap-anywhere`}>
        <h2 className="text-md">
          <CardLink
            id={companyCardId(company.id)}
            href={hrefOf(path)}
            isOpen={isOpen}
            onOpen={() => onOpen(company.id)}
          >
            {company.name}
          </CardLink>
        </h2>
        <p className="text-hint">{company.Address?.City.city ?? 'Ohne Adresse'}</p>
        <p className="text-hint">{adsText(company.ads)}</p>
        <CompanyBadges {...company} />
      </div>
    </ListCard>
  );
});
