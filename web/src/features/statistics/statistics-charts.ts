import type { BrafoField } from '@lehrpfad/contract/occupations/occupations.ts';
import type { Statistics } from '@lehrpfad/contract/statistics/figures.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { worldsWord } from '@lehrpfad/regions/parts/worlds.ts';
import type { Shown } from './charts/chart.tsx';
import * as show from './shown.tsx';

/** Data that charts need besides their figures. */
export interface ChartContext {
  /** Whether the period includes today. */
  readonly hasToday: boolean;
  readonly fields: readonly BrafoField[];
}

export interface StatisticsChart {
  readonly title: string;
  /** Prefix of its file name. */
  readonly file: string;
  readonly shown: (data: Statistics, context: ChartContext) => Shown;
  readonly rows?: 2;
  /** Whether it shows the current state, regardless of the chosen period. */
  readonly isOfNow?: boolean;
}

export const topTermsChart: StatisticsChart = {
  title: 'Top 10 gesuchte Berufsbezeichnungen',
  file: 'top-10-berufe',
  shown: show.showTerms,
};

/** The charts of normal width, in the order of the specification (section 2, screen 8). */
export const charts: readonly StatisticsChart[] = [
  { title: 'Nutzung von Suchbegriffen', file: 'nutzung-suchbegriffe', shown: show.showQueries },
  {
    title: 'Suchanfragen gesamt',
    file: 'suchanfragen',
    shown: ({ searches }, { hasToday }) => show.showSearches(searches, { hasToday }),
  },
  {
    title: 'Leistung der externen Schnittstellen',
    file: 'schnittstellen',
    shown: ({ externals }) => show.showExternals(externals),
  },
  { title: 'Suche nach Art', file: 'art', shown: show.showTypes },
  { title: 'Umkreissuche', file: 'umkreis', shown: show.showPerimeters },
  { title: 'Suche nach Region', file: 'region', shown: show.showRegions },
  {
    title: `${programmeName}-${worldsWord}`,
    file: 'brafo',
    rows: 2,
    shown: (data, { fields }) => show.showBrafos(data, fields),
  },
  {
    title: 'Top 10 gesuchte Unternehmen',
    file: 'top-10-unternehmen',
    shown: show.showSearchedCompanies,
  },
  {
    title: 'Registrierte Unternehmen',
    file: 'unternehmen',
    isOfNow: true,
    shown: ({ companies }) => show.showCompanies(companies),
  },
];

export const clicksChart: StatisticsChart = {
  title: 'Seitenaufrufe pro Tag',
  file: 'seitenaufrufe',
  shown: show.showClicks,
};
