import type { ProfessionRow } from '@lehrpfad/contract/occupations/editing.ts';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`];

/** Returns the usage of an industry: '3 Stellenanzeigen, 1 Firma'; '' if it is unused. */
export function usageOf({ ads, companies, job_names }: ProfessionRow): string {
  return [
    ...counted(ads, 'Stellenanzeige', 'Stellenanzeigen'),
    ...counted(companies, 'Firma', 'Firmen'),
    ...counted(job_names, 'Berufsbezeichnung', 'Berufsbezeichnungen'),
  ].join(', ');
}
