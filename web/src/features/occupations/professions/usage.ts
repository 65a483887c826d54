import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import type { ProfessionRow } from '@lehrpfad/contract/occupations/editing.ts';

/** Returns the usage of an industry: '3 Stellenanzeigen, 1 Firma'; '' if it is unused. */
export function usageOf({ ads, companies, job_names }: ProfessionRow): string {
  return [
    ads > 0 && counted(ads, 'Stellenanzeige', 'Stellenanzeigen'),
    companies > 0 && counted(companies, 'Firma', 'Firmen'),
    job_names > 0 && counted(job_names, 'Berufsbezeichnung', 'Berufsbezeichnungen'),
  ]
    .filter(Boolean)
    .join(', ');
}
