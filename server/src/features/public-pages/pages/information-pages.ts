import { telOf } from '@lehrpfad/contract/job-ads/apply/application-steps.ts';
import { audienceTexts } from '@lehrpfad/contract/faq/audience-texts.ts';
import { faqAudiences } from '@lehrpfad/contract/faq/options.ts';
import { inState } from '@lehrpfad/regions/parts/names.ts';
import { allChambers } from '../../enquiries/chambers-store.ts';
import { publicEntries } from '../../faq/store.ts';
import type { PageAnswer } from '../answering.ts';
import { home, type PageDeps } from '../deps.ts';
import { template, type PublicPage } from '../document.ts';
import type { Crumb } from '../structured-data/structured-data.ts';
import { breadcrumbs, faqData } from '../structured-data/structured-data.ts';
import { textBelowHeading, webLink } from '../words.ts';

const overview: Crumb = { name: 'Informationen', path: '/informationen' };

export function informationOverview({ to }: PageDeps): PublicPage {
  const crumbs = [home, overview];
  const links = faqAudiences.map(({ page }) => ({
    path: `${overview.path}/${page}`,
    name: audienceTexts[page].title,
  }));
  return {
    path: overview.path,
    title: 'Informationen zu Ausbildung und Praktikum – Lehrpfad',
    description:
      'Antworten für Schüler, Eltern, Azubis, Unternehmen und Lehrer rund um Ausbildung und Praktikum.',
    crumbs,
    data: [breadcrumbs(crumbs, to)],
    body: template('list', {
      title: 'Informationen',
      lead: 'Antworten rund um Ausbildung und Praktikum.',
      groups: [{ title: 'Für wen', links }],
    }),
  };
}

/** The questions of an audience with their answers. */
export async function informationPage(
  deps: PageDeps,
  segment: string | undefined,
): Promise<PageAnswer> {
  const audience = faqAudiences.find(({ page }) => page === segment)?.page;
  if (audience === undefined) return undefined;
  const { title, lead } = audienceTexts[audience];
  const path = `${overview.path}/${audience}`;
  const crumbs = [home, overview, { name: title, path }];
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
    body: template('answers', { title, lead, entries, application }),
  };
}

export async function contactPage({ db, to }: PageDeps): Promise<PublicPage> {
  const crumbs = [home, { name: 'Kontakt', path: '/kontakt' }];
  const chambers = (await allChambers(db)).map((chamber) => ({
    ...chamber,
    website: webLink(chamber.website),
    call: telOf(chamber.phone),
  }));
  return {
    path: '/kontakt',
    title: 'Kontakt zu den Kammern – Lehrpfad',
    description: `Anschrift, Telefon und E-Mail der Kammern ${inState}, und ein Formular für deine Frage.`,
    crumbs,
    data: [breadcrumbs(crumbs, to)],
    body: template('contact', { chambers, inState }),
  };
}
