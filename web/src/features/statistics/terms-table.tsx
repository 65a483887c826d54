import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../core/ui/controls/button.tsx';
import { raiseFailure } from '../../core/notices/failures.ts';
import { ListSearch } from '../../core/list/list-search.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';
import { saveCsv } from './charts/csv.ts';
import { countText, shareText } from './charts/numbers.ts';
import { termsTable } from './charts/terms.ts';
import { useIsPrinted } from '../../core/print/use-is-printed.ts';
import { allTerms, everyTerm, useTerms } from './queries.ts';
import { fileNameOf, type Span } from './span-choice.ts';
import styles from './terms-table.module.css';

interface TermsTableProps {
  readonly span: Span;
  readonly search: string;
  readonly page: number;
  readonly onSearch: (text: string) => void;
  readonly onTurn: (page: number) => void;
}

/** All search terms: 20 per page on the screen, all of them in print. */
export function TermsTable({ span, search, page, onSearch, onTurn }: TermsTableProps) {
  const { from, to } = span;
  const query = useTerms({ from, to, search, page });
  const isPrinted = useIsPrinted();
  // Loaded in advance: the browser's own print command does not wait for it.
  const hasPages = !query.isPlaceholderData && (query.data?.count ?? 0) > limits.pageSize;
  const { data: every } = useQuery({ ...everyTerm({ from, to, search }), enabled: hasPages });

  return (
    <section aria-labelledby="all-terms" className={`${styles.part} pt-3 border-top`}>
      <h3 id="all-terms" className="mb-3 text-md">
        Alle Suchbegriffe
      </h3>
      <search aria-label="Suchbegriffe durchsuchen" data-empty={search === ''}>
        <ListSearch
          label="Suchbegriff suchen"
          placeholder="Suchbegriff suchen"
          value={search}
          onSearch={onSearch}
        />
      </search>
      <PagedList
        query={query}
        words={['Suchbegriff', 'Suchbegriffe']}
        failed="Diese Zahlen sind zurzeit nicht verfügbar."
        page={page}
        visiblePages={9}
        onTurn={onTurn}
        rowHeight="2rem"
        aside={<SaveButton span={span} search={search} />}
        empty={<NoTerms isSearch={search !== ''} />}
      >
        {(terms) => <Terms terms={(isPrinted && every) || terms} />}
      </PagedList>
    </section>
  );
}

/** Saves all search terms that match, not only those of the page. */
function SaveButton({ span, search }: Pick<TermsTableProps, 'span' | 'search'>) {
  const { from, to } = span;

  async function save(): Promise<void> {
    try {
      const terms = await allTerms({ from, to, search });
      saveCsv(fileNameOf('suchbegriffe', span), termsTable(terms));
    } catch (error) {
      console.error(error);
      raiseFailure();
    }
  }

  return (
    <Button
      variant="subtle"
      aria-label="Alle Suchbegriffe: als CSV speichern"
      onClick={() => void save()}
    >
      CSV
    </Button>
  );
}

const NoTerms = ({ isSearch }: { readonly isSearch: boolean }) => (
  <p>{isSearch ? 'Kein Begriff passt dazu.' : 'In diesem Zeitraum wurde nichts gesucht.'}</p>
);

interface TermsProps {
  readonly terms: readonly {
    readonly term: string;
    readonly count: number;
    readonly share: number;
  }[];
}

function Terms({ terms }: TermsProps) {
  return (
    <table className={`${styles.table} w-full tabular-nums`}>
      <thead>
        <tr>
          <th scope="col">Begriff</th>
          <th scope="col">Suchen</th>
          <th scope="col">Anteil</th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ term, count, share }) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{countText(count)}</td>
            <td>{shareText(share, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
