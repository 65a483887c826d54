import { useState } from 'react';
import { PagedList } from '../../../core/list/paged-list.tsx';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { hrefOf } from '../../../core/navigation/paths.ts';
import styles from './import-results.module.css';
import { useObsoleteAds } from './run-queries.ts';

/** Lists the ads that a held run would take down. They are loaded when the section is opened. */
export function ObsoleteAds({ runId }: { readonly runId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.record} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Anzeigen zeigen, die entfallen würden</summary>
      {isOpen && <AdList runId={runId} />}
    </details>
  );
}

function AdList({ runId }: { readonly runId: number }) {
  const [page, setPage] = useState(1);
  const query = useObsoleteAds(runId, page);
  return (
    <PagedList
      query={query}
      words={['Anzeige', 'Anzeigen']}
      failed="Die Anzeigen konnten nicht geladen werden."
      page={page}
      onTurn={setPage}
      rowHeight="3rem"
      empty={<p>Keine Anzeige würde entfallen.</p>}
    >
      {(ads) => (
        <ul className="grid list-plain gap-2">
          {ads.map(({ id, title, company, place }) => (
            <li key={id} className="py-2 px-4 border rounded-md bg-paper wrap-anywhere">
              <a href={hrefOf(`${editorPaths.allJobAds}/${id}`)} className="tap-line font-bold">
                {title}
              </a>
              <p className="text-hint">
                {[company, place].filter((part) => part !== '').join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
