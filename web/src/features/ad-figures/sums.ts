import type { AdFigures, FigureSums } from '@lehrpfad/contract/ad-figures/ad-figures.ts';
import {
  minBusinesses,
  minCompared,
  figureKinds,
  type FigureKind,
} from '@lehrpfad/contract/ad-figures/options.ts';
import { adSources, type AdSource } from '@lehrpfad/contract/job-ads/count-options.ts';
import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { formatDate } from '../../core/text/dates.ts';

export const kindNames: Readonly<Record<FigureKind, string>> = {
  shown: 'In Ergebnissen gezeigt',
  opened: 'Geöffnet',
  saved: 'Gemerkt',
  contacted: 'Kontakt aufgerufen',
  shared: 'Link geteilt',
};

const sourceNames: Readonly<Record<AdSource, string>> = {
  results: 'Suchergebnisse und Karte',
  start: 'Startseite',
  company: 'Unternehmensseite',
  event: 'Eventseite',
  page: 'Andere Seiten von Lehrpfad',
  favourites: 'Favoriten',
  direct: 'Link von außen',
};

/** Filter of the figures; undefined for all branches or ads. */
export interface Choice {
  readonly branch?: number | undefined;
  readonly ad?: number | undefined;
}

interface Placed {
  readonly ad: number;
  readonly branch: number;
}

const fits =
  ({ branch, ad }: Choice) =>
  (one: Placed): boolean =>
    (branch === undefined || one.branch === branch) && (ad === undefined || one.ad === ad);

const nothing: FigureSums = { shown: 0, opened: 0, saved: 0, contacted: 0, shared: 0 };

function add(sums: FigureSums, more: FigureSums): FigureSums {
  return Object.fromEntries(
    figureKinds.map((kind) => [kind, sums[kind] + more[kind]]),
  ) as FigureSums;
}

/** Returns the sums of the chosen ads. */
export function totalOf({ rows }: AdFigures, choice: Choice): FigureSums {
  return rows.filter(fits(choice)).reduce(add, nothing);
}

export interface WeekSums extends FigureSums {
  /** `02.11. – 08.11.2026` */
  readonly name: string;
}

/** Returns a week in words. */
function weekName(monday: string): string {
  return `${formatDate(monday).slice(0, 6)} – ${formatDate(addDays(monday, 6))}`;
}

/** Returns the sums of each week, also of weeks without a count. */
export function weeksOf({ rows, weeks }: AdFigures, choice: Choice): WeekSums[] {
  const chosen = rows.filter(fits(choice));
  return weeks.map((monday, at) => ({
    ...chosen.filter(({ week }) => week === at).reduce(add, nothing),
    name: weekName(monday),
  }));
}

/** Returns the number of openings of the chosen ads by name of the source, largest first. */
export function sourcesOf({ openings }: AdFigures, choice: Choice) {
  const chosen = openings.filter(fits(choice));
  return adSources
    .map((source) => ({
      name: sourceNames[source],
      count: chosen.reduce((sum, one) => sum + one[source], 0),
    }))
    .toSorted((a, b) => b.count - a.count);
}

type FiguresAd = AdFigures['ads'][number];

const goneNames = { deleted: 'Gelöschte Anzeige', moved: 'Abgegebene Anzeige' };

/** Returns the title of an ad, or what became of an ad that the companies do not have any more. */
export const titleOf = ({ title, gone }: Pick<FiguresAd, 'title' | 'gone'>): string =>
  gone === null ? title : goneNames[gone];

/** Returns a unique name for each ad: with its branch if there are several, and with its number if that is not enough. */
export function adNames({ ads, branches }: AdFigures): ReadonlyMap<number, string> {
  const branchNames = new Map(branches.map(({ id, name }) => [id, name]));
  const named = ads.map((ad) => {
    const own = titleOf(ad);
    const name = branches.length > 1 ? `${own}, ${branchNames.get(ad.branch) ?? ''}` : own;
    return { id: ad.id, name };
  });
  const counts = Map.groupBy(named, ({ name }) => name);
  return new Map(
    named.map(({ id, name }) => [
      id,
      (counts.get(name)?.length ?? 0) > 1 ? `${name} (Nr. ${id})` : name,
    ]),
  );
}

/** Returns the ads of a branch, including those that it offered in these weeks and that moved since. */
export function adsIn({ ads, rows }: AdFigures, branch: number | undefined): AdFigures['ads'] {
  if (branch === undefined) return ads;
  const counted = new Set(rows.filter((row) => row.branch === branch).map(({ ad }) => ad));
  return ads.filter((ad) => ad.branch === branch || counted.has(ad.id));
}

export interface ComparedKind {
  readonly name: string;
  /** Average of a week in which the ad was counted, and the median of the others. */
  readonly own: number;
  readonly others: number;
}

const goneReasons = {
  deleted: 'ist gelöscht',
  moved: 'gehört jetzt zu einem anderen Unternehmen oder einer anderen Filiale',
};

/** Returns an ad beside the median of those like it, or why there is nothing to compare. */
export function comparisonOf(figures: AdFigures, id: number): readonly ComparedKind[] | string {
  const ad = figures.ads.find((one) => one.id === id);
  const weeks = new Set(figures.rows.filter((row) => row.ad === id).map(({ week }) => week)).size;
  if (ad === undefined || weeks === 0)
    return 'In diesem Zeitraum wurde zu der Anzeige noch nichts gezählt.';
  const { median, others, gone } = ad;
  if (gone !== null)
    return `Kein Vergleich möglich: Die Anzeige ${goneReasons[gone]}. Wir vergleichen nur Anzeigen, die noch hier sind.`;
  if (median === null) {
    const found = others === 1 ? 'nur 1 Anzeige' : `nur ${others} Anzeigen`;
    const reason =
      others < minCompared
        ? `andere Betriebe haben in dieser Region ${others === 0 ? 'keine Anzeige' : found} für diesen Beruf`
        : `die Anzeigen für diesen Beruf gehören weniger als ${minBusinesses} anderen Betrieben`;
    return `Kein Vergleich möglich: ${reason}. Wir vergleichen ab ${minCompared} Anzeigen von ${minBusinesses} Betrieben, damit niemand die Zahlen eines einzelnen sieht.`;
  }
  const total = totalOf(figures, { ad: id });
  return figureKinds.map((kind) => ({
    name: kindNames[kind],
    own: total[kind] / weeks,
    others: median[kind],
  }));
}
