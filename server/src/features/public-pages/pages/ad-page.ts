import { apprenticeship } from '@lehrpfad/contract/core/options.ts';
import { companyInitials } from '@lehrpfad/contract/core/text/company-initials.ts';
import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import { adPagePath, companyPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { telOf } from '@lehrpfad/contract/job-ads/apply/application-steps.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { adFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { berlinDay } from '../../../core/clock.ts';
import { reportPath } from '../../ad-reports/paths.ts';
import { publicJobAds } from '../../job-ads/store.ts';
import { cardsOf } from '../../search/engine/index/listing.ts';
import type { PageAnswer } from '../responses.ts';
import { homeOf, idOf, type PageDeps } from '../deps.ts';
import { pairKey, type PairEntry } from '../directory.ts';
import { detailScript, template, type PublicPage } from '../document.ts';
import { applicationOf } from './ad-application.ts';
import { addressOf, factsOf } from './ad-facts.ts';
import { endedPage, maxMore, unknownPage } from './gone-ad-page.ts';
import type { Crumb } from '../structured-data/structured-data.ts';
import { jobPosting } from '../structured-data/job-posting.ts';
import { endedAd } from '../store.ts';
import { breadcrumbs } from '../structured-data/structured-data.ts';
import {
  applicationPath,
  cardView,
  companyIn,
  kindOf,
  ownPicture,
  plainTextOf,
  textBelowHeading,
  typeName,
  typeSegment,
  webLink,
} from '../words.ts';

/** Maximum number of ads of a company that are compared, so that two with the same name get different titles. */
const maxCompared = 200;

/** Title of the window; with the ad's number if its company has another ad of that name there. */
function titleOf(deps: PageDeps, ad: PublicJobAd): string {
  const others = (deps.directory.now.adsOfCompany.get(ad.Companies[0]?.id ?? 0) ?? []).slice(
    0,
    maxCompared,
  );
  const isRepeated = cardsOf(deps.search.index, others).some(
    ({ id, title, job_type_int: type }) =>
      id !== ad.id && title === ad.title && type === ad.job_type_int,
  );
  const { t } = deps.words;
  const number = isRepeated ? t(' · Nr. {id}', { id: ad.id }) : '';
  const offer = t('{type} bei {company}', {
    type: typeName(ad.job_type_int, deps.words),
    company: companyIn(ad.company_name, ad.mapBox_city, deps.words),
  });
  return `${ad.title} · ${offer}${number} – Lehrpfad`;
}

/** The entry of the ad's occupation and town in the directory. */
function pairOf({ directory }: PageDeps, id: number): PairEntry | undefined {
  const { entryOfAd, occupationById, townById, pairs } = directory.now;
  const listed = entryOfAd(id);
  const occupation = occupationById.get(listed?.jobNameId ?? 0);
  const town = townById.get(listed?.townId ?? 0);
  if (listed === undefined || occupation === undefined || town === undefined) return undefined;
  return pairs.get(pairKey(listed.type, occupation.slug, town.slug));
}

/** Other ads: those of the occupation in the town, else of the company. */
function moreOf(deps: PageDeps, ad: PublicJobAd, pair: PairEntry | undefined) {
  const { words } = deps;
  const { t } = words;
  const company = ad.Companies[0] ?? { id: 0, name: '' };
  const ofPair = pair?.ads.filter((id) => id !== ad.id) ?? [];
  if (pair !== undefined && ofPair.length > 0) {
    const { name: jobName } = pair.occupation.name;
    const town = pair.town.town.name;
    const name = t('{kind} in {town}', { kind: kindOf(pair.type, jobName, words), town });
    return {
      cards: cardsOf(deps.search.index, ofPair.slice(0, maxMore)).map((card) =>
        cardView(card, words),
      ),
      moreTitle:
        pair.type === apprenticeship
          ? t('Weitere Ausbildungsplätze: {jobName} in {town}', { jobName, town })
          : t('Weitere Praktika: {jobName} in {town}', { jobName, town }),
      morePath: `/${typeSegment(pair.type)}/${pair.occupation.slug}/${pair.town.slug}`,
      moreLabel: t('Alle: {name}', { name }),
    };
  }
  const ofCompany = (deps.directory.now.adsOfCompany.get(company.id) ?? []).filter(
    (id) => id !== ad.id,
  );
  return {
    cards: cardsOf(deps.search.index, ofCompany.slice(0, maxMore)).map((card) =>
      cardView(card, words),
    ),
    moreTitle: t('Mehr von {name}', { name: company.name }),
    morePath: companyPagePath(company),
    moreLabel: t('Alle Stellen von {name}', { name: company.name }),
  };
}

function crumbsOf(ad: PublicJobAd, path: string, deps: PageDeps): Crumb[] {
  const { entryOfAd, occupationById, townById } = deps.directory.now;
  const listed = entryOfAd(ad.id);
  const occupation = occupationById.get(listed?.jobNameId ?? 0);
  const town = townById.get(listed?.townId ?? 0);
  return [
    homeOf(deps.words),
    ...(occupation
      ? [{ name: occupation.name.name, isGerman: true, path: `/beruf/${occupation.slug}` }]
      : []),
    ...(town ? [{ name: town.town.name, path: `/orte/${town.slug}` }] : []),
    { name: ad.title, path, isGerman: true },
  ];
}

function contactView({
  first_name,
  last_name,
  role,
  phone,
  email,
}: PublicJobAd['contacts'][number]) {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return { name, role, phone, call: telOf(phone), email };
}

function bodyOf(deps: PageDeps, ad: PublicJobAd): string {
  const { words } = deps;
  const today = berlinDay(deps.clock());
  const { entryOfAd, occupationById, townById } = deps.directory.now;
  const listed = entryOfAd(ad.id);
  const occupation = occupationById.get(listed?.jobNameId ?? 0);
  const town = townById.get(listed?.townId ?? 0);
  const company = ad.Companies[0] ?? { id: 0, name: ad.company_name };
  return template(words, 'ad', {
    title: ad.title,
    company: company.name,
    companyPath: companyPagePath(company),
    logo: ownPicture(ad.company_logo),
    cover: ad.company_cover,
    initials: companyInitials(company.name),
    place: ad.company_address ? placeLine(ad.company_address) : ad.mapBox_city,
    townPath: town && `/orte/${town.slug}`,
    facts: factsOf(ad, { occupationPath: occupation && `/beruf/${occupation.slug}`, today }, words),
    application: applicationPath({ ad: String(ad.id) }),
    url: deps.to(words.at(adPagePath(ad))),
    details: textBelowHeading(ad.details.trim()),
    annotation: textBelowHeading(ad.annotation.trim()),
    apply: applicationOf(ad, today, words),
    annotationName: words.translated(adFields.annotation.label),
    documentsHelp: words.translated('Was gehört in meine Bewerbung?'),
    typicalDay: { name: words.translated(adFields.typical_day.label), text: ad.typical_day.trim() },
    files: ad.files.map(({ id, name }) => ({
      name,
      path: `${apiBase}jobdescriptions/files/${id}/`,
    })),
    address: addressOf(ad),
    website: webLink(ad.weblink),
    contacts: ad.contacts.map(contactView),
    report: reportPath(ad.id),
    source: ad.external && { name: ad.external, href: webLink(ad.source_url)?.href },
    ...moreOf(deps, ad, pairOf(deps, ad.id)),
  });
}

function pageOf(deps: PageDeps, ad: PublicJobAd): PublicPage {
  const path = adPagePath(ad);
  const crumbs = crumbsOf(ad, path, deps);
  const { words } = deps;
  const offer = words.t('{type} bei {company}', {
    type: kindOf(ad.job_type_int, ad.job_name, words),
    company: companyIn(ad.company_name, ad.mapBox_city, words),
  });
  const posting = jobPosting(ad, { url: deps.to(path), to: deps.to });
  return {
    path,
    title: titleOf(deps, ad),
    description: `${offer}. ${plainTextOf(ad.details)}`,
    body: bodyOf(deps, ad),
    picture: `/bild/stelle/${ad.id}.png`,
    script: detailScript,
    isEmbeddable: true,
    crumbs,
    data: [...(posting ? [posting] : []), breadcrumbs(crumbs, deps.to)],
  };
}

/** The page of an ad: 410 if it has expired or is filled, 404 if it does not exist or is not public; undefined without an id. */
export async function adPage(deps: PageDeps, segment: string | undefined): Promise<PageAnswer> {
  const id = idOf(segment);
  if (id === 0) return undefined;
  const today = berlinDay(deps.clock());
  const [ad] = await publicJobAds(deps.db, [id], today);
  if (ad === undefined) {
    const ended = await endedAd(deps.db, id, today);
    return ended ? endedPage(deps, ended) : unknownPage(deps, segment);
  }
  const path = adPagePath(ad);
  return path === `/stelle/${segment}` ? pageOf(deps, ad) : { movedTo: path };
}
