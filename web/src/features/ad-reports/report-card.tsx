import type { AdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import { reportOutcomes, reportReasons } from '@lehrpfad/contract/ad-reports/options.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { entryPath, hrefOf } from '../../core/navigation/paths.ts';
import { momentText } from '../../core/text/dates.ts';
import {
  AcceptedIcon,
  DeclinedIcon,
  LockIcon,
  WaitingIcon,
} from '../../core/ui/icons/area-icons.tsx';
import { Fact, Facts } from '../../core/ui/page/facts.tsx';
import { UserHtml } from '../../core/ui/text/user-html.tsx';
import { DecisionCard } from '../companies/decisions/decision-card.tsx';
import { DecidedFact, WrittenFact } from '../companies/decisions/decision-facts.tsx';

const open = { tone: 'waiting', Icon: WaitingIcon, word: 'Offen' } as const;

const looks = {
  left: { tone: 'good', Icon: AcceptedIcon, word: reportOutcomes.left },
  corrected: { tone: 'good', Icon: AcceptedIcon, word: reportOutcomes.corrected },
  locked: { tone: 'bad', Icon: DeclinedIcon, word: reportOutcomes.locked },
} as const;

/** Action that an editor has chosen for a report. */
export type ReportAction = 'left' | 'corrected' | 'locked' | 'open';

interface ReportCardProps {
  readonly report: AdReport;
  readonly onAction: (action: ReportAction) => void;
}

/** A report with the ad that it is about. */
export function ReportCard({ report, onAction }: ReportCardProps) {
  const { id, outcome, Ad: ad } = report;
  const act = (action: ReportAction, word: string) =>
    ({ word, variant: 'default', run: () => onAction(action) }) as const;
  const isOpen = outcome === null;
  return (
    <DecisionCard
      id={`meldung-${id}`}
      heading={ad.title}
      look={isOpen ? open : looks[outcome]}
      trail={{ subject: 'job-ad', id: ad.id }}
      actions={[
        isOpen && act('left', 'Anzeige bleibt'),
        isOpen && act('corrected', 'Wurde berichtigt'),
        isOpen &&
          report.Now !== null && {
            ...act('locked', 'Sperren'),
            variant: 'light',
            icon: <LockIcon />,
          },
        !isOpen && act('open', 'Wieder öffnen'),
      ]}
    >
      <ReportFacts report={report} />
      <details>
        <summary className="min-h-tap py-2 w-fit font-bold text-brand">
          Text der Anzeige, als sie gemeldet wurde
        </summary>
        <UserHtml html={ad.details} below={2} />
        <UserHtml html={ad.annotation} below={2} />
      </details>
    </DecisionCard>
  );
}

/** Returns the present state of the ad in words. */
function stateOf({ Now: now }: AdReport): string {
  if (now === null) return 'gelöscht';
  const state = now.locked ? 'gesperrt' : now.published ? 'öffentlich' : 'privat';
  return now.changed ? `${state}, nach der Meldung geändert` : state;
}

function ReportFacts({ report }: { readonly report: AdReport }) {
  const { reason, text, created, Ad: ad, Now: now, others, gets_answer: getsAnswer } = report;
  return (
    <Facts layout="even">
      <Fact name="Grund" wide>
        {reportReasons[reason]}
      </Fact>
      <WrittenFact name="Meldung" text={text} />
      <Fact name="Unternehmen">{ad.company_name}</Fact>
      <Fact name="Beruf">{ad.job_name}</Fact>
      <Fact name="Gemeldet">
        <time dateTime={created}>{momentText(created)}</time>
      </Fact>
      <Fact name="Anzeige jetzt">
        {now === null ? (
          stateOf(report)
        ) : (
          <a className="tap-line" href={hrefOf(entryPath(editorPaths.allJobAds, ad.id))}>
            {stateOf(report)}
          </a>
        )}
      </Fact>
      {report.outcome === null && (
        <Fact name="Antwort">
          {getsAnswer ? 'wird per E-Mail geschickt' : 'ohne Adresse gemeldet'}
        </Fact>
      )}
      {report.outcome === null && others > 0 && (
        <Fact name="Dieselbe Anzeige">
          {counted(others, 'weitere offene Meldung', 'weitere offene Meldungen')}
        </Fact>
      )}
      <DecidedFact decided={report.decided} by={report.decided_by} />
      <WrittenFact name="Antwort" text={report.answer} />
    </Facts>
  );
}
