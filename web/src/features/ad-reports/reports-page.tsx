import type { AdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import { reportOutcomes } from '@lehrpfad/contract/ad-reports/options.ts';
import { useState } from 'react';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { useFocusBackTo } from '../../core/focus/use-focus-back-to.ts';
import { useAction } from '../../core/hooks/use-action.ts';
import { useListAddress } from '../../core/list/list-address.ts';
import { paths } from '../../core/navigation/paths.ts';
import { offerUndo } from '../../core/notices/undo.ts';
import { FlagIcon } from '../../core/ui/icons/area-icons.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { DecisionList, decisionQuery } from '../companies/decision-list.tsx';
import { LockDialog, SettleDialog } from './decision-dialog.tsx';
import { decideReport, useAdReports, type Decision } from './queries.ts';
import { ReportCard, type Wish } from './report-card.tsx';
import { ReportCounts } from './report-counts.tsx';

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

/** Stores a decision, reports it and offers to undo it, unless it has locked the ad. */
async function decide(report: AdReport, decision: Decision): Promise<void> {
  const after = await decideReport(report, decision);
  if (after === undefined)
    return showToast('Über diese Meldung wurde inzwischen entschieden, oder die Anzeige ist weg.');
  const { outcome } = after;
  if (outcome === null) showToast('Meldung wieder geöffnet');
  else if (outcome === 'locked') showToast(reportOutcomes.locked);
  else
    offerUndo(`Meldung erledigt: ${reportOutcomes[outcome]}`, async () => {
      await decideReport(after, { outcome: 'open' });
      void reloadEditorial();
    });
  await reloadEditorial();
}

interface Asked {
  readonly report: AdReport;
  readonly wish: Exclude<Wish, 'open'>;
  readonly opener: Element | null;
}

/** Reported ads, for editors. */
export function ReportsPage() {
  const address = useListAddress(paths.adReports);
  const [asked, setAsked] = useState<Asked>();
  useFocusBackTo(asked?.opener ?? null, asked !== undefined);
  const query = useAdReports(decisionQuery(address, filters));
  const reopening = useAction((report: AdReport) => decide(report, { outcome: 'open' }));
  const onWish = (report: AdReport) => (wish: Wish) => {
    if (wish === 'open') void reopening.run(report);
    else setAsked({ report, wish, opener: document.activeElement });
  };
  return (
    <>
      <AreaHead title="Gemeldete Anzeigen">
        Was Schülerinnen, Schüler und Eltern an Anzeigen melden. Wer eine Adresse hinterlassen hat,
        bekommt Ihre Entscheidung per E-Mail.
      </AreaHead>
      <DecisionList address={address} filters={filters} query={query} words={words}>
        {(report) => <ReportCard report={report} onWish={onWish(report)} />}
      </DecisionList>
      <ReportCounts />
      {asked && <Dialog asked={asked} onDone={() => setAsked(undefined)} />}
    </>
  );
}

function Dialog({ asked, onDone }: { readonly asked: Asked; readonly onDone: () => void }) {
  const { report, wish } = asked;
  const props = {
    report,
    onDecide: async (decision: Decision) => {
      await decide(report, decision);
      onDone();
    },
    onCancel: onDone,
  };
  if (wish === 'locked') return <LockDialog {...props} />;
  return <SettleDialog {...props} outcome={wish} />;
}
