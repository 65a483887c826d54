import { companyInitials } from '@lehrpfad/contract/core/text/company-initials.ts';
import { companyPagePath, eventPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { publicEvents } from '../../events/store.ts';
import type { PageAnswer } from '../responses.ts';
import { homeOf, idOf, type PageDeps } from '../deps.ts';
import { template } from '../document.ts';
import { eventView } from '../events/event-words.ts';
import { companyFeedPath } from '../feeds/feeds.ts';
import { organizationData } from '../structured-data/job-posting.ts';
import { pageOfAds } from './list-pages.ts';
import { publicCompany, type PublicCompany } from '../store.ts';
import { breadcrumbs, context, placeData } from '../structured-data/structured-data.ts';
import { companyIn, ownPicture, webLink } from '../words.ts';

function addressLines(company: PublicCompany): string[] {
  const { additional, street } = company;
  return [additional, street, placeLine(company)].filter((line) => line.trim() !== '');
}

function data(deps: PageDeps, company: PublicCompany, path: string) {
  const place = company.city === '' ? undefined : placeData(company, company.geo);
  return {
    '@context': context,
    ...organizationData(company, deps.to),
    url: deps.to(path),
    ...(place && { address: place['address'] }),
  };
}

const companyView = (company: PublicCompany) => ({
  title: company.name,
  logo: ownPicture(company.logo),
  cover: company.cover,
  initials: companyInitials(company.name),
  address: addressLines(company),
  website: webLink(company.weblink),
  feed: companyFeedPath(company),
});

/** @param name with its town */
const descriptionOf = (name: string, ads: number, { t, counted }: PageDeps['words']): string =>
  ads === 0
    ? t('{name}: Events zu Ausbildung und Beruf, mit Anschrift.', { name })
    : t('{name}: {places} für Ausbildung und Praktikum, mit Anschrift.', {
        name,
        places: counted(ads, 'Stelle', 'Stellen'),
      });

/** A company with its present ads and events; undefined for a company without any. */
export async function companyPage(
  deps: PageDeps,
  segment: string | undefined,
  page: number,
): Promise<PageAnswer> {
  const { words } = deps;
  const { t } = words;
  const id = idOf(segment);
  const company = id === 0 ? undefined : await publicCompany(deps.db, id);
  if (company === undefined) return undefined;
  const isOf = ({ Company }: PublicEvent) => Company?.id === id;
  const events = (await publicEvents(deps.db, deps.clock())).filter(isOf);
  const ids = deps.directory.now.adsOfCompany.get(id) ?? [];
  if (ids.length + events.length === 0) return undefined;
  const path = companyPagePath(company);
  if (path !== `/unternehmen/${segment}`) return { movedTo: path };
  const ads = pageOfAds(deps, ids, path, page);
  if (ads === undefined) return undefined;
  const crumbs = [homeOf(words), { name: company.name, path }];
  const name = companyIn(company.name, company.city, words);
  const number = page === 1 ? '' : t(', Seite {page}', { page });
  return {
    path: page === 1 ? path : `${path}?seite=${page}`,
    // Branches of a company have the same name, and sometimes the same town. A bare number would look like that of its ads.
    title: `${t('{name}: Ausbildung und Praktikum', { name })}${t(' · Nr. {id}', { id })}${number} – Lehrpfad`,
    description: descriptionOf(name, ids.length, words),
    feed: {
      title: t('Neue Stellen von {name}', { name: company.name }),
      path: companyFeedPath(company),
    },
    crumbs,
    data: [data(deps, company, path), breadcrumbs(crumbs, deps.to)],
    body: template(words, 'company', {
      ...companyView(company),
      events: events.map((event) => eventView(event, eventPagePath(event), words)),
      ...ads,
    }),
  };
}
