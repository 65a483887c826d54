import type { AdFigures } from '@lehrpfad/contract/ad-figures/ad-figures.ts';
import { figureSpans } from '@lehrpfad/contract/ad-figures/options.ts';
import type { ListAddress } from '../../core/list/list-address.ts';
import { formatDate } from '../../core/text/dates.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { StatisticsIcon } from '../../core/ui/icons/area-icons.tsx';
import { Select } from '../../core/ui/inputs/select.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { FiguresTable } from '../statistics/charts/chart-details.tsx';
import { Chart } from '../statistics/charts/chart.tsx';
import { saveCsv } from '../statistics/charts/csv.ts';
import {
  adsTable,
  everythingTable,
  fileName,
  showComparison,
  showSources,
  showTotals,
  showWeeks,
} from './shown-figures.tsx';
import { adNames, adsIn, comparisonOf, type Choice } from './sums.ts';

const usualSpan = '12';
const spans = figureSpans.map((weeks) => ({ value: String(weeks), label: `${weeks} Wochen` }));

/** Returns the number of weeks in the address. */
export function spanIn({ state }: Pick<ListAddress, 'state'>): string {
  return spans.find(({ value }) => value === state['weeks'])?.value ?? usualSpan;
}

/** Returns the branch and the ad that the address names; undefined for those without figures. */
function choiceIn(figures: AdFigures, { state }: Pick<ListAddress, 'state'>): Choice {
  const of = (list: readonly { readonly id: number }[], name: string) =>
    list.find(({ id }) => String(id) === state[name])?.id;
  const branch = of(figures.branches, 'branch');
  return { branch, ad: of(adsIn(figures, branch), 'ad') };
}

interface ViewProps {
  readonly figures: AdFigures;
  readonly address: Pick<ListAddress, 'state' | 'narrow'>;
}

/** Figures of ads: the sums of the choice, by week and by source, and a table of all ads. */
export function FiguresView({ figures, address }: ViewProps) {
  const choice = choiceIn(figures, address);
  return (
    <div className="stack gap-5">
      <Choices figures={figures} address={address} choice={choice} />
      {figures.rows.length === 0 ? (
        <NoFigures figures={figures} />
      ) : (
        <>
          <Charts figures={figures} choice={choice} />
          <AllAds figures={figures} branch={choice.branch} />
        </>
      )}
      <Notes figures={figures} />
    </div>
  );
}

function Choices({ figures, address, choice }: ViewProps & { readonly choice: Choice }) {
  const { branches } = figures;
  const names = adNames(figures);
  const idOf = (id: number | undefined) => (id === undefined ? '' : String(id));
  const ads = adsIn(figures, choice.branch).map(({ id }) => ({
    value: String(id),
    label: names.get(id) ?? '',
  }));
  return (
    <div className="stack gap-4 max-w-prose">
      <Select
        label="Zeitraum"
        options={spans}
        value={spanIn(address)}
        onChange={({ currentTarget }) => address.narrow({ weeks: currentTarget.value })}
      />
      {branches.length > 1 && (
        <Select
          label="Filiale"
          options={[
            { value: '', label: 'Alle Filialen' },
            ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={idOf(choice.branch)}
          onChange={({ currentTarget }) => address.narrow({ branch: currentTarget.value, ad: '' })}
        />
      )}
      {ads.length > 1 && (
        <Select
          label="Stellenanzeige"
          options={[{ value: '', label: 'Alle Stellenanzeigen' }, ...ads]}
          value={idOf(choice.ad)}
          onChange={({ currentTarget }) => address.narrow({ ad: currentTarget.value })}
        />
      )}
    </div>
  );
}

function NoFigures({ figures: { ads } }: Pick<ViewProps, 'figures'>) {
  return (
    <EmptyState
      Icon={StatisticsIcon}
      text={
        ads.length === 0
          ? 'Zahlen gibt es, sobald eine Anzeige veröffentlicht ist.'
          : 'In diesem Zeitraum wurde noch nichts gezählt. Neue Anzeigen stehen sofort in der Suche; die ersten Zahlen kommen mit den ersten Suchenden.'
      }
    />
  );
}

function Charts({ figures, choice }: Pick<ViewProps, 'figures'> & { readonly choice: Choice }) {
  const query = { data: figures, isError: false };
  return (
    <>
      <Chart
        title="Zusammen"
        query={query}
        show={() => showTotals(figures, choice)}
        file={fileName('zusammen')}
      />
      {choice.ad !== undefined && <Comparison figures={figures} ad={choice.ad} />}
      <Chart
        title="Woche für Woche"
        query={query}
        show={() => showWeeks(figures, choice)}
        file={fileName('wochen')}
      />
      <Chart
        title="Von wo geöffnet"
        query={query}
        show={() => showSources(figures, choice)}
        file={fileName('herkunft')}
      />
    </>
  );
}

function Comparison({ figures, ad }: Pick<ViewProps, 'figures'> & { readonly ad: number }) {
  const title = 'Im Vergleich';
  const compared = comparisonOf(figures, ad);
  if (typeof compared === 'string')
    return (
      <section className="card p-5 min-w-0" aria-labelledby="comparison">
        <h2 id="comparison" className="text-xl">
          {title}
        </h2>
        <p className="mt-2 text-soft">{compared}</p>
      </section>
    );
  const others = figures.ads.find(({ id }) => id === ad)?.others ?? 0;
  const { summary, table } = showComparison(compared, others);
  return (
    <section className="card p-5 min-w-0" aria-labelledby="comparison">
      <h2 id="comparison" className="text-xl">
        {title}
      </h2>
      <p className="mt-2 mb-3 text-soft">{summary}</p>
      <FiguresTable title={title} table={table} />
    </section>
  );
}

function AllAds({
  figures,
  branch,
}: Pick<ViewProps, 'figures'> & { readonly branch: number | undefined }) {
  const title = 'Alle Stellenanzeigen';
  return (
    <section className="card p-5 min-w-0" aria-labelledby="all-ads">
      <div className="row gap-2 justify-between mb-3">
        <h2 id="all-ads" className="text-xl">
          {title}
        </h2>
        <Button
          variant="subtle"
          aria-label="Alle Zahlen je Anzeige und Woche: als CSV speichern"
          onClick={() => saveCsv(fileName('alle'), everythingTable(figures))}
        >
          CSV
        </Button>
      </div>
      <FiguresTable title={title} table={adsTable(figures, branch)} />
    </section>
  );
}

/** Notes about the limits of the counting. */
function Notes({ figures: { since, uncounted_seconds: seconds } }: Pick<ViewProps, 'figures'>) {
  return (
    <div className="grid gap-2 max-w-prose text-soft">
      {since !== null && <p>Gezählt wird für diese Anzeigen seit dem {formatDate(since)}.</p>}
      <p>
        Gespeichert werden nur Summen je Tag, nie wer etwas angesehen hat. Wer eine Anzeige zweimal
        öffnet, zählt deshalb zweimal. Was Sie selbst und die Redaktion in der Anwendung öffnen,
        zählt nicht; in Suchergebnissen und auf den Seiten ohne Anmeldung wissen wir nicht, wer
        fragt. Auf diesen Seiten zählen wir keine Favoriten und Kontakte.
      </p>
      {seconds > 0 && (
        <p>
          Arbeitet vor dem Server ein Zwischenspeicher, so beantwortet er gleiche Suchen bis zu{' '}
          {seconds} Sekunden lang selbst. Diese fehlen bei „In Ergebnissen gezeigt“.
        </p>
      )}
    </div>
  );
}
