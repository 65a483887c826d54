import { telOf } from '@lehrpfad/contract/job-ads/apply/application-steps.ts';
import { audienceTexts } from '@lehrpfad/contract/faq/audience-texts.ts';
import { faqAudiences } from '@lehrpfad/contract/faq/options.ts';
import { inState, stateName } from '@lehrpfad/regions/parts/names.ts';
import { allChambers } from '../../enquiries/chambers-store.ts';
import { publicEntries } from '../../faq/store.ts';
import type { PageAnswer } from '../responses.ts';
import { homeOf, type PageDeps } from '../deps.ts';
import type { PageWords } from '../../../core/text/page-words.ts';
import { template, type PublicPage } from '../document.ts';
import type { Crumb } from '../structured-data/structured-data.ts';
import { breadcrumbs, faqData } from '../structured-data/structured-data.ts';
import { textBelowHeading, webLink } from '../words.ts';

const overviewPath = '/informationen';

const overviewOf = ({ t }: PageWords): Crumb => ({ name: t('Informationen'), path: overviewPath });

export function informationOverview({ to, words }: PageDeps): PublicPage {
  const { t, translated } = words;
  const crumbs = [homeOf(words), overviewOf(words)];
  const links = faqAudiences.map(({ page }) => ({
    path: `${overviewPath}/${page}`,
    name: translated(audienceTexts[page].title),
  }));
  return {
    path: overviewPath,
    title: `${t('Informationen zu Ausbildung und Praktikum')} – Lehrpfad`,
    description: t(
      'Antworten für Schüler, Eltern, Azubis, Unternehmen und Lehrer rund um Ausbildung und Praktikum.',
    ),
    crumbs,
    data: [breadcrumbs(crumbs, to)],
    body: template(words, 'list', {
      title: t('Informationen'),
      lead: t('Antworten rund um Ausbildung und Praktikum.'),
      groups: [{ title: t('Für wen'), links }],
    }),
  };
}

/** The questions for an audience with their answers. */
export async function informationPage(
  deps: PageDeps,
  segment: string | undefined,
): Promise<PageAnswer> {
  const audience = faqAudiences.find(({ page }) => page === segment)?.page;
  if (audience === undefined) return undefined;
  const { words } = deps;
  const title = words.translated(audienceTexts[audience].title);
  const lead = words.translated(audienceTexts[audience].lead);
  const path = `${overviewPath}/${audience}`;
  const crumbs = [homeOf(words), overviewOf(words), { name: title, path }];
  const entries = (await publicEntries(deps.db, audience)).map((entry) => ({
    title: entry.title,
    description: textBelowHeading(entry.description),
    files: entry.files,
  }));
  const application = `/#/information/${audience}`;
  return {
    path,
    title: `${title} – Lehrpfad`,
    description: lead,
    crumbs,
    data: [...(entries.length > 0 ? [faqData(entries)] : []), breadcrumbs(crumbs, deps.to)],
    body: template(words, 'answers', { title, lead, entries, application }),
  };
}

export async function contactPage({ db, to, words }: PageDeps): Promise<PublicPage> {
  const { t, translated } = words;
  const state = translated(stateName);
  const crumbs = [homeOf(words), { name: t('Kontakt'), path: '/kontakt' }];
  const chambers = (await allChambers(db)).map((chamber) => ({
    ...chamber,
    website: webLink(chamber.website),
    call: telOf(chamber.phone),
  }));
  return {
    path: '/kontakt',
    title: `${t('Kontakt zu den Kammern')} – Lehrpfad`,
    description: t(
      'Anschrift, Telefon und E-Mail der Kammern {inState}, und ein Formular für deine Frage.',
      { inState, state },
    ),
    crumbs,
    data: [breadcrumbs(crumbs, to)],
    body: template(words, 'contact', {
      chambers,
      lead: t(
        'Die Kammern {inState} helfen dir weiter: bei Fragen zur Ausbildung, zum Praktikum und zu diesem Angebot.',
        { inState, state },
      ),
    }),
  };
}
