import type { OperatorData } from '@lehrpfad/contract/pages/operator.ts';
import type { ReactNode } from 'react';
import { paths } from '../../../../core/navigation/paths.ts';
import { t } from '../../../../core/texts/texts.ts';
import { LegalPage } from '../legal-page.tsx';
import type { LegalText } from '../legal-section.ts';
import { aboutCompanies } from './privacy-companies.tsx';
import { aboutEveryone } from './privacy-everyone.tsx';
import { aboutRights } from './privacy-rights.tsx';
import { aboutVisits } from './privacy-visits.tsx';

/** Privacy notice (Art. 13 and 14 DSGVO, § 25 TDDDG) for the functions of this application. */
export const privacy: LegalText = {
  title: 'Datenschutz',
  name: t('Datenschutz'),
  lead: 'Welche Daten Lehrpfad verarbeitet, wozu, wie lange und welche Rechte Sie haben.',
  path: paths.privacy,
  plain: 'privacy',
  sections: (operator: OperatorData) => [
    ...aboutEveryone(operator),
    ...aboutVisits(operator),
    ...aboutCompanies(operator),
    ...aboutRights(operator),
  ],
};

interface PrivacyPageProps {
  /** Shown below the table of what the device stores. */
  readonly ofDevice: ReactNode;
}

export function PrivacyPage({ ofDevice }: PrivacyPageProps) {
  return <LegalPage {...privacy} controls={{ geraet: ofDevice }} />;
}
