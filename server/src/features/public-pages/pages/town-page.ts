import type { PageAnswer } from '../answering.ts';
import { home, type PageDeps } from '../deps.ts';
import { pairKey, type Directory, type TownEntry } from '../directory.ts';
import { byName, districtOf, listPage, pairPath, places, type LinkGroup } from './list-pages.ts';
import { applicationPath, typeName } from '../words.ts';

/** Links to the occupations of a town, by type. */
function occupationGroups(directory: Directory, { slug, ads }: TownEntry): LinkGroup[] {
  const entries = ads.flatMap((id) => directory.entryOfAd(id) ?? []);
  return ([2, 1] as const).map((type) => {
    const keys = new Set(
      entries.flatMap((entry) => {
        const occupation = directory.occupationById.get(entry.jobNameId);
        return entry.type === type && occupation ? pairKey(type, occupation.slug, slug) : [];
      }),
    );
    return {
      title: `${typeName(type)} nach Beruf`,
      links: [...keys]
        .flatMap((key) => directory.pairs.get(key) ?? [])
        .map((pair) => ({
          path: pairPath(pair),
          name: pair.occupation.name.name,
          count: pair.ads.length,
        }))
        .toSorted((a, b) => byName(a.name, b.name)),
    };
  });
}

export function townPage(deps: PageDeps, slug: string, page: number): PageAnswer {
  const directory = deps.directory.now;
  const entry = directory.towns.get(slug);
  if (entry === undefined) return undefined;
  const { town, ads } = entry;
  const path = `/orte/${slug}`;
  return listPage(deps, {
    title: `Ausbildung und Praktikum in ${town.name}${districtOf(directory, entry)}`,
    description: `${places(ads.length)} in ${town.name}: Ausbildungsplätze und Praktikumsplätze von Unternehmen vor Ort, nach Beruf.`,
    path,
    page,
    crumbs: [home, { name: 'Orte', path: '/orte' }, { name: town.name, path }],
    ads,
    application: applicationPath({ city: town.name, state: town.state, perimeter: '25' }),
    lead: `${places(ads.length)} im Moment.`,
    groups: occupationGroups(directory, entry),
  });
}
