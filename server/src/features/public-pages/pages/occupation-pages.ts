import type { JobType } from '@lehrpfad/contract/core/options.ts';
import { brafoFields, kindOfJobName } from '../../occupations/store.ts';
import { cardsOf } from '../../search/engine/index/listing.ts';
import type { PageAnswer } from '../responses.ts';
import { homeOf, type PageDeps } from '../deps.ts';
import { pairKey, type Directory, type OccupationEntry } from '../directory.ts';
import { occupationFacts } from './occupation-facts.ts';
import { byName, districtOf, listPage, pairPath, places, type LinkGroup } from './list-pages.ts';
import type { PageWords } from '../../../core/text/page-words.ts';
import { inState, stateName } from '@lehrpfad/regions/parts/names.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { applicationPath, kindOf, typeName, typeSegment } from '../words.ts';

/** Links to the towns in which an occupation is offered, by type. */
function townGroups(
  directory: Directory,
  { slug, ads }: OccupationEntry,
  words: PageWords,
): LinkGroup[] {
  return ([2, 1] as const).map((type) => {
    const slugs = new Set(
      ads[type].flatMap((id) => {
        const town = directory.townById.get(directory.entryOfAd(id)?.townId ?? 0);
        return town?.slug ?? [];
      }),
    );
    const pairs = [...slugs].flatMap(
      (town) => directory.pairs.get(pairKey(type, slug, town)) ?? [],
    );
    return {
      title: words.t('{type} nach Ort', { type: typeName(type, words) }),
      links: pairs
        .map((pair) => ({
          path: pairPath(pair),
          name: pair.town.town.name,
          count: pair.ads.length,
        }))
        .toSorted((a, b) => byName(a.name, b.name)),
    };
  });
}

/** Number of ads of an occupation, for each of its types. */
function summaryOf({ ads }: OccupationEntry, { t, counted }: PageWords): string {
  const found = [
    ads[2].length > 0 && counted(ads[2].length, 'Ausbildungsplatz', 'Ausbildungsplätze'),
    ads[1].length > 0 && counted(ads[1].length, 'Praktikumsplatz', 'Praktikumsplätze'),
  ].filter(Boolean);
  return found.length > 0 ? found.join(t(' und ')) : t('keine freie Stelle');
}

/** Maximum number of ads whose pay and certificates are summarised, the newest ones. */
const maxCompared = 500;

/** Search words in quotes, since the vocabulary contains them as people type them. */
const searchWords = (words: readonly string[]) => words.map((word) => `„${word}“`).join(', ');

/** Career fields of an occupation, translated. */
async function fieldsOf({ db, words }: PageDeps, { name }: OccupationEntry): Promise<string[]> {
  const fields = await brafoFields(db);
  return fields
    .filter(({ number }) => name.brafo.includes(number))
    .map(({ description }) => words.translated(description));
}

/** Facts of an occupation without empty ones. @param fields its career fields, translated */
async function factsOf(deps: PageDeps, { name, ads }: OccupationEntry, fields: readonly string[]) {
  const { words } = deps;
  const { t } = words;
  const kind = await kindOfJobName(deps.db, name.id);
  return [
    ...occupationFacts(
      name.name,
      kind,
      cardsOf(deps.search.index, ads[2].slice(0, maxCompared)),
      words,
    ),
    {
      name: t('Auch zu finden unter'),
      isGerman: true,
      text: searchWords(name.synonyms.slice(0, 6)),
    },
    {
      name: t('Tätigkeitsfelder ({programme})', { programme: programmeName }),
      text: fields.join(', '),
    },
  ].filter(({ text }) => text !== '');
}

/** The page of an occupation with its present ads. */
export async function occupationPage(
  deps: PageDeps,
  slug: string,
  page: number,
): Promise<PageAnswer> {
  const { words } = deps;
  const { t, translated } = words;
  const directory = deps.directory.now;
  const occupation = directory.occupations.get(slug);
  if (occupation === undefined) return undefined;
  const { name, ads } = occupation;
  const path = `/beruf/${slug}`;
  const fields = await fieldsOf(deps, occupation);
  const all = [...ads[2], ...ads[1]];
  const summary = summaryOf(occupation, words);
  return listPage(deps, {
    title: t('{name}: Ausbildung und Praktikum', { name: name.name }),
    description: t('{name}: {summary} {inState}. {fields}', {
      name: name.name,
      summary,
      inState,
      state: translated(stateName),
      fields: fields.join(', '),
    }),
    path,
    page,
    crumbs: [
      homeOf(words),
      { name: t('Berufe'), path: '/berufe' },
      { name: name.name, path, isGerman: true },
    ],
    ads: all,
    application: applicationPath({ search_multi_match: name.name }),
    lead: t('Im Moment: {summary}.', { summary }),
    facts: await factsOf(deps, occupation, fields),
    groups: townGroups(directory, occupation, words),
    picture: `/bild/beruf/${slug}.png`,
  });
}

interface PairParams {
  readonly type: JobType;
  readonly beruf?: string | undefined;
  readonly ort?: string | undefined;
}

/** The page of the ads of an occupation and type in a town. */
export function pairPage(
  deps: PageDeps,
  { type, beruf = '', ort = '' }: PairParams,
  page: number,
): PageAnswer {
  const { words } = deps;
  const { t } = words;
  const pair = deps.directory.now.pairs.get(pairKey(type, beruf, ort));
  if (pair === undefined) return undefined;
  const { occupation, town, ads } = pair;
  const { name: occupationName } = occupation.name;
  const { name: townName } = town.town;
  const path = pairPath(pair);
  const name = t('{kind} in {town}', { kind: kindOf(type, occupationName, words), town: townName });
  return listPage(deps, {
    title: `${name}${districtOf(deps.directory.now, town)}`,
    description: t('{places}: {name} und Umgebung. Beginn und Unternehmen auf einen Blick.', {
      places: places(ads.length, words),
      name,
    }),
    path,
    page,
    crumbs: [
      homeOf(words),
      { name: occupationName, isGerman: true, path: `/beruf/${occupation.slug}` },
      { name: townName, path: `/orte/${town.slug}` },
      { name: typeName(type, words), path },
    ],
    ads,
    application: applicationPath({
      search_multi_match: occupationName,
      city: townName,
      state: town.town.state,
      job_type__terms: typeSegment(type),
    }),
    lead: t('{places} in {town}.', { places: places(ads.length, words), town: townName }),
    groups: [],
  });
}
