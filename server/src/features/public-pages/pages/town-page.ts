import type { PageWords } from '../../../core/text/page-words.ts';
import type { PageAnswer } from '../responses.ts';
import { homeOf, type PageDeps } from '../deps.ts';
import { pairKey, type Directory, type TownEntry } from '../directory.ts';
import { byName, districtOf, listPage, pairPath, places, type LinkGroup } from './list-pages.ts';
import { applicationPath, typeName } from '../words.ts';

/** Links to the occupations of a town, by type. */
function occupationGroups(
  directory: Directory,
  { slug, ads }: TownEntry,
  words: PageWords,
): LinkGroup[] {
  const entries = ads.flatMap((id) => directory.entryOfAd(id) ?? []);
  return ([2, 1] as const).map((type) => {
    const keys = new Set(
      entries.flatMap((entry) => {
        const occupation = directory.occupationById.get(entry.jobNameId);
        return entry.type === type && occupation ? pairKey(type, occupation.slug, slug) : [];
      }),
    );
    return {
      title: words.t('{type} nach Beruf', { type: typeName(type, words) }),
      links: [...keys]
        .flatMap((key) => directory.pairs.get(key) ?? [])
        .map((pair) => ({
          path: pairPath(pair),
          name: pair.occupation.name.name,
          isGerman: true,
          count: pair.ads.length,
        }))
        .toSorted((a, b) => byName(a.name, b.name)),
    };
  });
}

export function townPage(deps: PageDeps, slug: string, page: number): PageAnswer {
  const { words } = deps;
  const { t } = words;
  const directory = deps.directory.now;
  const entry = directory.towns.get(slug);
  if (entry === undefined) return undefined;
  const { town, ads } = entry;
  const path = `/orte/${slug}`;
  return listPage(deps, {
    title: t('Ausbildung und Praktikum in {town}', {
      town: `${town.name}${districtOf(directory, entry)}`,
    }),
    description: t(
      '{places} in {town}: Ausbildungsplätze und Praktikumsplätze von Unternehmen vor Ort, nach Beruf.',
      { places: places(ads.length, words), town: town.name },
    ),
    path,
    page,
    crumbs: [homeOf(words), { name: t('Orte'), path: '/orte' }, { name: town.name, path }],
    ads,
    application: applicationPath({ city: town.name, state: town.state, perimeter: '25' }),
    lead: t('{places} im Moment.', { places: places(ads.length, words) }),
    groups: occupationGroups(directory, entry, words),
  });
}
