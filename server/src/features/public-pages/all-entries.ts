import { inState, stateName } from '@lehrpfad/regions/parts/names.ts';
import { homeOf, type PageDeps } from './deps.ts';
import { template, type PublicPage } from './document.ts';
import { byName, type LinkGroup } from './pages/list-pages.ts';
import { breadcrumbs } from './structured-data/structured-data.ts';

/** First letter in the order of names: 'A' for 'Änderungsschneider/-in'. */
const letterOf = (name: string) => name.normalize('NFD').charAt(0).toUpperCase();

/** Marks the first name of each letter as the target of the letter's link. */
function withLetters(group: LinkGroup): LinkGroup {
  const letters = new Set<string>();
  const links = group.links.map((link) => {
    const letter = letterOf(link.name);
    if (letters.has(letter)) return link;
    letters.add(letter);
    return { ...link, letter };
  });
  return { ...group, letters: [...letters], links };
}

function linksPage(
  { to, words }: PageDeps,
  page: Pick<PublicPage, 'title' | 'description' | 'path'> & {
    name: string;
    groups: readonly LinkGroup[];
  },
): PublicPage {
  const { name, groups, ...rest } = page;
  const crumbs = [homeOf(words), { name, path: page.path }];
  return {
    ...rest,
    crumbs,
    data: [breadcrumbs(crumbs, to)],
    body: template(words, 'list', {
      title: name,
      lead: page.description,
      groups: groups.filter(({ links }) => links.length > 0),
    }),
  };
}

export function allOccupations(deps: PageDeps): PublicPage {
  const { t, translated } = deps.words;
  const entries = [...deps.directory.now.occupations.values()]
    .map(({ slug, name, ads }) => ({
      path: `/beruf/${slug}`,
      name: name.name,
      isGerman: true,
      count: ads[1].length + ads[2].length,
    }))
    .toSorted((a, b) => byName(a.name, b.name));
  const withAds = entries.filter(({ count }) => count > 0);
  const others = entries
    .filter(({ count }) => count === 0)
    .map(({ path, name }) => ({ path, name, isGerman: true }));
  return linksPage(deps, {
    name: t('Berufe von A bis Z'),
    title: `${t('Berufe von A bis Z: Ausbildung und Praktikum')} – Lehrpfad`,
    description: t(
      'Alle Berufe, in denen es jetzt Ausbildungsplätze oder Praktikumsplätze {inState} gibt.',
      { inState, state: translated(stateName) },
    ),
    path: '/berufe',
    groups: [
      withLetters({ title: t('Mit freien Stellen'), links: withAds }),
      { title: t('Im Moment ohne Stelle'), links: others },
    ],
  });
}

export function allTowns(deps: PageDeps): PublicPage {
  const { t, translated } = deps.words;
  const links = [...deps.directory.now.towns.values()]
    .map(({ slug, town, ads }) => ({ path: `/orte/${slug}`, name: town.name, count: ads.length }))
    .toSorted((a, b) => byName(a.name, b.name));
  return linksPage(deps, {
    name: t('Orte'),
    title: `${t('Orte: Ausbildung und Praktikum {inState}', { inState, state: translated(stateName) })} – Lehrpfad`,
    description: t(
      'Alle Orte, in denen Unternehmen jetzt Ausbildungsplätze oder Praktikumsplätze anbieten.',
    ),
    path: '/orte',
    groups: [withLetters({ title: t('Mit freien Stellen'), links })],
  });
}
