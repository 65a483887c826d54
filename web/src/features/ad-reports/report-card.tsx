import type { AdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import { reportOutcomes, reportReasons } from '@lehrpfad/contract/ad-reports/options.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { handFocusOn } from '../../core/focus/hand-focus-on.ts';
import { entryPath, hrefOf, paths } from '../../core/navigation/paths.ts';
import { momentText } from '../../core/text/dates.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import {
  AcceptedIcon,
  DeclinedIcon,
  LockIcon,
  WaitingIcon,
} from '../../core/ui/icons/area-icons.tsx';
import { Fact, Facts } from '../../core/ui/page/facts.tsx';
import { StatusBadge } from '../../core/ui/page/status-badge.tsx';
import { UserHtml } from '../../core/ui/text/user-html.tsx';
import { ObjectTrail } from '../audit/object-trail.tsx';

const open = { tone: 'waiting', Icon: WaitingIcon, word: 'Offen' } as const;

const looks = {
  left: { tone: 'good', Icon: AcceptedIcon, word: reportOutcomes.left },
  corrected: { tone: 'good', Icon: AcceptedIcon, word: reportOutcomes.corrected },
  locked: { tone: 'bad', Icon: DeclinedIcon, word: reportOutcomes.locked },
} as const;

/** Action that an editor has chosen for a report. */
export type Wish = 'left' | 'corrected' | 'locked' | 'open';

interface ReportCardProps {
  readonly report: AdReport;
  readonly onWish: (wish: Wish) => void;
}

/** A report with the ad that it is about. */
export function ReportCard({ report, onWish }: ReportCardProps) {
  const { id, outcome, Ad: ad } = report;
  const { tone, Icon, word } = outcome === null ? open : looks[outcome];
  const headingId = `meldung-${id}`;
  return (
    <article
      ref={handFocusOn}
      className="card flex flex-col gap-4 min-w-0 h-full p-5 wrap-anywhere"
      aria-labelledby={headingId}
    >
      <div className="wrap gap-2 items-start justify-between">
        <h2 id={headingId} className="text-xl hyphens-auto">
          {ad.title}
        </h2>
        <StatusBadge tone={tone} Icon={Icon}>
          {word}
        </StatusBadge>
      </div>
      <ReportFacts report={report} />
      <details>
        <summary className="min-h-tap py-2 w-fit font-bold text-brand">
          Text der Anzeige, als sie gemeldet wurde
        </summary>
        <UserHtml html={ad.details} below={2} />
        <UserHtml html={ad.annotation} below={2} />
      </details>
      <div className="mt-auto wrap gap-2 justify-end">
        <Actions report={report} describedBy={headingId} onWish={onWish} />
      </div>
      <ObjectTrail subject="job-ad" id={ad.id} />
    </article>
  );
}

interface ActionsProps extends ReportCardProps {
  readonly describedBy: string;
}

function Actions({ report, describedBy, onWish }: ActionsProps) {
  const act = (wish: Wish) => ({ 'aria-describedby': describedBy, onClick: () => onWish(wish) });
  if (report.outcome !== null)
    return (
      <Button variant="default" {...act('open')}>
        Wieder öffnen
      </Button>
    );
  return (
    <>
      <Button variant="default" {...act('left')}>
        Anzeige bleibt
      </Button>
      <Button variant="default" {...act('corrected')}>
        Wurde berichtigt
      </Button>
      {report.Now !== null && (
        <Button variant="light" icon={<LockIcon />} {...act('locked')}>
          Sperren
        </Button>
      )}
    </>
  );
}

/** Says what the ad is now. */
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
      {text !== '' && (
        <Fact name="Meldung" wide>
          <span className="whitespace-pre-line">{text}</span>
        </Fact>
      )}
      <Fact name="Unternehmen">{ad.company_name}</Fact>
      <Fact name="Beruf">{ad.job_name}</Fact>
      <Fact name="Gemeldet">
        <time dateTime={created}>{momentText(created)}</time>
      </Fact>
      <Fact name="Anzeige jetzt">
        {now === null ? (
          stateOf(report)
        ) : (
          <a href={hrefOf(entryPath(paths.allJobAds, ad.id))}>{stateOf(report)}</a>
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
      <DecisionFacts report={report} />
    </Facts>
  );
}

function DecisionFacts({ report }: { readonly report: AdReport }) {
  const { decided, decided_by: editor, answer } = report;
  return (
    <>
      {decided !== null && (
        <Fact name="Entschieden">
          {momentText(decided)}
          {editor !== '' && `, ${editor}`}
        </Fact>
      )}
      {answer !== '' && (
        <Fact name="Antwort" wide>
          <span className="whitespace-pre-line">{answer}</span>
        </Fact>
      )}
    </>
  );
}
