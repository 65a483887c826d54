import { sentAdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import { reportReasons } from '@lehrpfad/contract/ad-reports/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { z } from 'zod';
import { berlinDay } from '../../core/clock.ts';
import type { PageWords } from '../../core/text/page-words.ts';
import { AppError } from '../../core/http/errors.ts';
import { messagePage, openTemplates, type ServerPage } from '../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../core/server-pages/serve-pages.ts';
import { publicJobAds } from '../job-ads/store.ts';
import { reportPage, reportPath } from './paths.ts';
import { reportAd, type ReportDeps } from './service.ts';

const template = openTemplates(new URL('pages/', import.meta.url));

function gonePage(words: PageWords): ServerPage {
  const { t, at } = words;
  return messagePage({
    words,
    status: 404,
    title: t('Diese Anzeige ist nicht mehr öffentlich'),
    paragraphs: [t('Melden kann man nur, was alle sehen.')],
    ways: [{ label: t('Zur Startseite'), url: at('/') }],
  });
}

function sentPage(ad: PublicJobAd, isAnswered: boolean, words: PageWords): ServerPage {
  const { t, at } = words;
  return messagePage({
    words,
    title: t('Danke, deine Meldung ist angekommen'),
    paragraphs: [
      isAnswered
        ? t('Die Redaktion prüft die Anzeige und schreibt dir, was sie entschieden hat.')
        : t('Die Redaktion prüft die Anzeige.'),
    ],
    ways: [{ label: t('Zurück zur Anzeige'), url: at(adPagePath(ad)) }],
  });
}

interface Refused {
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, string[]>>;
  /** The reason why the report as a whole was refused. */
  readonly refusal?: string;
  readonly status?: number;
}

/** The form with the sent values, so that nothing is lost if it is refused. */
function formPage(ad: PublicJobAd, visit: Visit, refused: Refused = {}): ServerPage {
  const { csrf, field, words } = visit;
  const { t, translated, at } = words;
  const { errors = {}, refusal = '', status = 200 } = refused;
  const body = template('report', {
    ...words,
    csrf,
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, [first]]) => [name, first && translated(first)]),
    ),
    refusal: translated(refusal),
    title: ad.title,
    company: ad.company_name,
    action: at(reportPath(ad.id)),
    back: at(adPagePath(ad)),
    max: limits.reportText,
    text: field('text'),
    mail: field('mail'),
    reasons: Object.entries(reportReasons).map(([key, label]) => ({
      key,
      label: translated(label),
      isChosen: key === field('reason'),
    })),
  });
  // Pages of different ads have different titles.
  const title = t('Anzeige Nr. {id} melden', { id: ad.id });
  return { title, body, status, words, hasErrors: status !== 200 };
}

/** Reads the form by the schema of the API and reports the ad by its rules. */
async function send(deps: ReportDeps, ad: PublicJobAd, visit: Visit): Promise<VisitAnswer> {
  const { field, address } = visit;
  const { data, error } = sentAdReport.safeParse({
    job_ad: ad.id,
    language: visit.words.language,
    ...Object.fromEntries(['reason', 'text', 'mail', 'website'].map((name) => [name, field(name)])),
  });
  if (error) return formPage(ad, visit, { errors: z.flattenError(error).fieldErrors, status: 400 });
  try {
    await reportAd(deps, data, address);
  } catch (failure) {
    if (!(failure instanceof AppError) || failure.statusCode !== 429) throw failure;
    return formPage(ad, visit, { refusal: failure.answer.detail, status: 429 });
  }
  const sent = `${reportPath(ad.id)}&gesendet=${data.mail === '' ? 'ohne' : 'mit'}`;
  return { goTo: visit.words.at(sent) };
}

/** Serves the form that reports an ad without scripts, and the page that says that the report has arrived. */
export function serveReportPage(pages: Pages, deps: ReportDeps): void {
  const withAd =
    (answer: (ad: PublicJobAd, visit: Visit) => VisitAnswer | Promise<VisitAnswer>) =>
    async (visit: Visit) => {
      const id = /^\d{1,9}$/.test(visit.query('anzeige')) ? Number(visit.query('anzeige')) : 0;
      const [ad] = await publicJobAds(deps.database, [id], berlinDay(deps.clock()));
      return ad === undefined ? gonePage(visit.words) : answer(ad, visit);
    };
  pages.page(
    reportPage,
    withAd((ad, visit) => {
      const sent = visit.query('gesendet');
      return sent === '' ? formPage(ad, visit) : sentPage(ad, sent === 'mit', visit.words);
    }),
    withAd((ad, visit) => send(deps, ad, visit)),
  );
}
