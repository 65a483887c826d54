import { reportOutcomes } from '@lehrpfad/contract/ad-reports/options.ts';
import { useListAddress } from '../../core/list/list-address.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { FlagIcon } from '../../core/ui/icons/area-icons.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { DecisionList, decisionQuery } from '../companies/decision-list.tsx';
import { useAdReports } from './queries.ts';
import { ReportCard } from './report-card.tsx';
import { ReportCounts } from './report-counts.tsx';
import { useReportDecisions } from './use-report-decisions.tsx';

const filters = [
  { key: 'open', label: 'Offen' },
  { key: 'left', label: reportOutcomes.left },
  { key: 'corrected', label: reportOutcomes.corrected },
  { key: 'locked', label: reportOutcomes.locked },
] as const;

const words = {
  of: ['Meldung', 'Meldungen'],
  placeholder: 'Titel oder Unternehmen',
  empty: {
    Icon: FlagIcon,
    done: 'Alles erledigt: Keine Meldung wartet auf Ihre Entscheidung.',
    nothingFits: 'Keine Meldung passt dazu.',
    none: 'Noch hat niemand eine Anzeige gemeldet.',
    showAll: 'Alle Meldungen zeigen',
  },
} as const;

/** Reported ads, for editors. */
export function ReportsPage() {
  const address = useListAddress(editorPaths.adReports);
  const query = useAdReports(decisionQuery(address, filters));
  const { onAction, dialog } = useReportDecisions();
  return (
    <>
      <AreaHead title="Gemeldete Anzeigen">
        Was Schülerinnen, Schüler und Eltern an Anzeigen melden. Wer eine Adresse hinterlassen hat,
        bekommt Ihre Entscheidung per E-Mail.
      </AreaHead>
      <DecisionList address={address} filters={filters} query={query} words={words}>
        {(report) => <ReportCard report={report} onAction={onAction(report)} />}
      </DecisionList>
      <ReportCounts />
      {dialog}
    </>
  );
}
