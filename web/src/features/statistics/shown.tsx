import type { BrafoField } from '@lehrpfad/contract/occupations/occupations.ts';
import { allInterfaces, type Statistics } from '@lehrpfad/contract/statistics/figures.ts';
import { areas } from '@lehrpfad/regions/parts/areas.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { worldWord } from '@lehrpfad/regions/parts/worlds.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { formatDate } from '../../core/text/dates.ts';
import { Bars, type Bar } from './charts/bars.tsx';
import type { Shown } from './charts/chart.tsx';
import { Figures } from './charts/figures.tsx';
import { LineChart } from './charts/line-chart.tsx';
import { countText, shareText } from './charts/numbers.ts';
import { Share } from './charts/share.tsx';

/* Content of each chart: a sentence, a table and a picture. */

const searches = ['Suche', 'Suchen'] as const;
const nothing = 'In diesem Zeitraum wurde nichts gezählt.';

/** Describes bars of one series in their order; the sentence names the longest. */
function ofBars(name: string, bars: readonly Bar[]): Shown {
  const first = bars.toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0))[0];
  const count = first?.values[0] ?? 0;
  return {
    summary: first && count > 0 ? `Am häufigsten: ${first.name} (${countText(count)})` : nothing,
    table: {
      columns: [name, 'Suchen'],
      rows: bars.map(({ name: text, values }) => [text, values[0] ?? 0]),
    },
    picture: count > 0 ? <Bars bars={bars} /> : null,
  };
}

export function showTerms({ search_terms }: Statistics): Shown {
  return ofBars(
    'Berufsbezeichnung',
    search_terms.map(([name, count]) => ({ name, values: [count] })),
  );
}

export function showSearchedCompanies({ search_companies }: Statistics): Shown {
  return ofBars(
    'Unternehmen',
    search_companies.map(([name, count]) => ({ name, values: [count] })),
  );
}

export function showQueries({ queries: { with_query, without } }: Statistics): Shown {
  const whole = with_query + without;
  return {
    summary:
      whole === 0
        ? nothing
        : `${shareText(with_query, whole)} der Suchen enthalten einen Suchbegriff.`,
    table: {
      columns: ['Suche', 'Suchen'],
      rows: [
        ['Mit Suchbegriff', with_query],
        ['Ohne Suchbegriff', without],
      ],
    },
    picture:
      whole === 0 ? null : (
        <Share
          parts={[
            { name: 'Mit Suchbegriff', count: with_query },
            { name: 'Ohne Suchbegriff', count: without },
          ]}
        />
      ),
  };
}

const pair = ['Praktika', 'Ausbildungen'] as const;

/** Describes imported ads by interface, with their sum at the end. */
export function showExternals(
  externals: Statistics['externals'],
  nothingImported = 'In diesem Zeitraum wurde nichts importiert.',
): Shown {
  const all = externals[allInterfaces] ?? { internships: 0, apprenticeships: 0 };
  const bars = Object.entries(externals)
    .toSorted(([one], [other]) => Number(one === allInterfaces) - Number(other === allInterfaces))
    .map(([name, { internships, apprenticeships, logo }]) => ({
      name,
      logo,
      values: [internships, apprenticeships],
    }));
  const internships = counted(all.internships, 'Praktikum', 'Praktika');
  const apprenticeships = counted(all.apprenticeships, 'Ausbildung', 'Ausbildungen');
  const isNothing = all.internships + all.apprenticeships === 0;
  return {
    summary: isNothing
      ? nothingImported
      : `Insgesamt importiert: ${internships} und ${apprenticeships}.`,
    table: {
      columns: ['Schnittstelle', ...pair],
      rows: bars.map(({ name, values }) => [name, ...values]),
    },
    picture: isNothing ? null : <Bars bars={bars} series={pair} />,
  };
}

const typeNames: Readonly<Record<string, string>> = {
  ausbildung: 'Ausbildung',
  praktikum: 'Praktikum',
  ausbildung__praktikum: 'Praktikum und Ausbildung',
};

export function showTypes({ job_types }: Statistics): Shown {
  const bars = Object.entries(job_types).map(([key, count]) => ({
    name: typeNames[key] ?? key,
    values: [count],
  }));
  return ofBars('Art', bars);
}

export function showPerimeters({ perimeters }: Statistics): Shown {
  const bars = Object.entries(perimeters)
    .toSorted(([one], [other]) => (parseInt(one, 10) || 0) - (parseInt(other, 10) || 0))
    .map(([name, count]) => ({ name: name.replace('km', ' km'), values: [count] }));
  return ofBars('Umkreis', bars);
}

/** Describes searches by field; the API identifies fields by number, and most searches have none. */
export function showBrafos({ brafos }: Statistics, fields: readonly BrafoField[]): Shown {
  const names = new Map(fields.map(({ number, description }) => [String(number), description]));
  const { none = 0, ...counts } = brafos;
  const bars = Object.entries(counts).map(([number, count]) => ({
    key: number,
    values: [count],
    name: [`${programmeName} ${number}`, names.get(number)].filter(Boolean).join(': '),
  }));
  const { picture, summary } = ofBars(worldWord, bars);
  const shown = ofBars(worldWord, [...bars, { key: 'none', name: 'keine', values: [none] }]);
  const ofNone = `Keine: ${counted(none, ...searches)}`;
  return { ...shown, summary: picture === null ? ofNone : `${summary} · ${ofNone}` };
}

/** Describes searches by region of the state. */
export function showRegions({ regions }: Statistics): Shown {
  const bars = Object.entries(regions).map(([key, count]) => ({
    key,
    name: areas.find((area) => area.key === key)?.label ?? key,
    values: [count],
  }));
  return ofBars('Region', bars);
}

export function showCompanies({ registered, not_registered }: Statistics['companies']): Shown {
  const whole = registered + not_registered;
  return {
    summary: `${countText(registered)} von ${counted(whole, 'Unternehmen', 'Unternehmen')} ${registered === 1 ? 'ist' : 'sind'} registriert.`,
    table: {
      columns: ['Unternehmen', 'Anzahl'],
      rows: [
        ['Registriert', registered],
        ['Nicht registriert', not_registered],
      ],
    },
    picture:
      whole === 0 ? null : (
        <Share
          parts={[
            { name: 'Registriert', count: registered },
            { name: 'Nicht registriert', count: not_registered },
          ]}
        />
      ),
  };
}

interface SearchesOptions {
  /** Label of the sum. */
  readonly whole?: string;
  /** Whether the period includes today: otherwise today's count is not shown. */
  readonly hasToday?: boolean;
}

export function showSearches(
  { searches_total, searches_today }: Statistics['searches'],
  { hasToday = true, whole = hasToday ? 'gesamt' : 'im Zeitraum' }: SearchesOptions = {},
): Shown {
  const today = { name: 'heute', count: searches_today };
  const all = { name: whole, count: searches_total };
  return {
    summary: `${counted(searches_total, ...searches)}${hasToday ? `, davon heute ${countText(searches_today)}` : ''}.`,
    table: {
      columns: ['Zeitraum', 'Suchen'],
      rows: [['Gesamt', searches_total], ...(hasToday ? [['Heute', searches_today] as const] : [])],
    },
    picture: <Figures figures={hasToday ? [today, all] : [all]} />,
  };
}

export function showClicks(
  { clicks_per_day, clicks_total, clicks_today }: Statistics,
  { hasToday = true }: Pick<SearchesOptions, 'hasToday'> = {},
) {
  const days = Object.entries(clicks_per_day).map(([day, count]) => ({ day, count }));
  const words = ['Seitenaufruf', 'Seitenaufrufe'] as const;
  return {
    summary: `${counted(clicks_total, ...words)}${hasToday ? `, davon heute ${countText(clicks_today)}` : ''}.`,
    table: {
      columns: ['Tag', 'Seitenaufrufe'],
      rows: days.map(({ day, count }) => [formatDate(day), count] as const),
    },
    picture: days.length === 0 ? null : <LineChart days={days} words={words} />,
  } satisfies Shown;
}
