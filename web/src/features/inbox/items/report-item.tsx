import type { AdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import { useAdReports } from '../../ad-reports/queries.ts';
import { ReportCard } from '../../ad-reports/report-card.tsx';
import { useReportDecisions } from '../../ad-reports/use-report-decisions.tsx';
import { useOffer, type ItemProps } from './decisions.ts';
import { OneOf } from './one-of.tsx';

/** A reported ad in the inbox. Accepting leaves the ad, declining locks it. Both send mails, so both need a confirmation. */
export function ReportItem({ id, offer }: ItemProps) {
  const query = useAdReports({ id });
  return <OneOf query={query}>{(row) => <Report report={row} offer={offer} />}</OneOf>;
}

interface ReportProps extends Pick<ItemProps, 'offer'> {
  readonly report: AdReport;
}

function Report({ report, offer }: ReportProps) {
  const { onAction, dialog } = useReportDecisions();
  const action = onAction(report);
  const isOpen = report.outcome === null;
  useOffer(offer, {
    accept: isOpen ? () => action('left') : undefined,
    decline: isOpen && report.Now !== null ? () => action('locked') : undefined,
  });
  return (
    <>
      <ReportCard report={report} onAction={action} />
      {dialog}
    </>
  );
}
