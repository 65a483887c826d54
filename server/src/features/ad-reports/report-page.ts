import { sentAdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import { reportReasons } from '@lehrpfad/contract/ad-reports/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { z } from 'zod';
import { berlinDay } from '../../core/clock.ts';
import { AppError } from '../../core/http/errors.ts';
import { messagePage, openTemplates, type ServerPage } from '../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../core/server-pages/serve-pages.ts';
import { publicJobAds } from '../job-ads/store.ts';
import { reportPage, reportPath } from './paths.ts';
import { reportAd, type ReportDeps } from './service.ts';

const template = openTemplates(new URL('pages/', import.meta.url));

const gonePage = messagePage({
  status: 404,
  title: 'Diese Anzeige ist nicht mehr öffentlich',
  paragraphs: ['Melden kann man nur, was alle sehen.'],
  ways: [{ label: 'Zur Startseite', url: '/' }],
});

const sentPage = (ad: PublicJobAd, isAnswered: boolean): ServerPage =>
  messagePage({
    title: 'Danke, deine Meldung ist angekommen',
    paragraphs: [
      isAnswered
        ? 'Die Redaktion prüft die Anzeige und schreibt dir, was sie entschieden hat.'
        : 'Die Redaktion prüft die Anzeige.',
    ],
    ways: [{ label: 'Zurück zur Anzeige', url: adPagePath(ad) }],
  });

interface Refused {
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, string[]>>;
  /** Why the report as a whole was not taken. */
  readonly refusal?: string;
  readonly status?: number;
}

/** The form with what has been sent; nothing of it is lost where it is refused. */
function formPage(ad: PublicJobAd, { csrf, field }: Visit, refused: Refused = {}): ServerPage {
  const { errors = {}, refusal = '', status = 200 } = refused;
  const body = template('report', {
    csrf,
    errors: Object.fromEntries(Object.entries(errors).map(([name, [first]]) => [name, first])),
    refusal,
    title: ad.title,
    company: ad.company_name,
    action: reportPath(ad.id),
    back: adPagePath(ad),
    most: limits.reportText,
    text: field('text'),
    mail: field('mail'),
    reasons: Object.entries(reportReasons).map(([key, label]) => ({
      key,
      label,
      isChosen: key === field('reason'),
    })),
  });
  // Pages of different ads have different titles.
  const title = `Anzeige Nr. ${ad.id} melden`;
  return { title, body, status, hasErrors: status !== 200 };
}

/** Reads the form by the schema of the API and reports the ad by its rules. */
async function send(deps: ReportDeps, ad: PublicJobAd, visit: Visit): Promise<VisitAnswer> {
  const { field, address } = visit;
  const { data, error } = sentAdReport.safeParse({
    job_ad: ad.id,
    ...Object.fromEntries(['reason', 'text', 'mail', 'website'].map((name) => [name, field(name)])),
  });
  if (error) return formPage(ad, visit, { errors: z.flattenError(error).fieldErrors, status: 400 });
  try {
    await reportAd(deps, data, address);
  } catch (failure) {
    if (!(failure instanceof AppError) || failure.statusCode !== 429) throw failure;
    return formPage(ad, visit, { refusal: failure.answer.detail, status: 429 });
  }
  return { goTo: `${reportPath(ad.id)}&gesendet=${data.mail === '' ? 'ohne' : 'mit'}` };
}

/** Serves the form that reports an ad without scripts, and the page that says that the report has arrived. */
export function serveReportPage(pages: Pages, deps: ReportDeps): void {
  const withAd =
    (answer: (ad: PublicJobAd, visit: Visit) => VisitAnswer | Promise<VisitAnswer>) =>
    async (visit: Visit) => {
      const id = /^\d{1,9}$/.test(visit.query('anzeige')) ? Number(visit.query('anzeige')) : 0;
      const [ad] = await publicJobAds(deps.database, [id], berlinDay(deps.clock()));
      return ad === undefined ? gonePage : answer(ad, visit);
    };
  pages.page(
    reportPage,
    withAd((ad, visit) => {
      const sent = visit.query('gesendet');
      return sent === '' ? formPage(ad, visit) : sentPage(ad, sent === 'mit');
    }),
    withAd((ad, visit) => send(deps, ad, visit)),
  );
}
