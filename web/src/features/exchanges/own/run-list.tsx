import parts from './parts.module.css';
import { useOwnTables } from './queries.ts';
import { RunLine } from './run-line.tsx';

/** Lists the tables that were uploaded last. Shows nothing if there are none, or if they cannot be loaded. */
export function RunList() {
  const { data: runs = [] } = useOwnTables();
  if (runs.length === 0) return null;
  return (
    <section className={`${parts.card} card py-5 px-4`} aria-labelledby="table-runs">
      <h2 id="table-runs" className="mb-2 text-xl">
        Zuletzt hochgeladen
      </h2>
      <ul className="grid list-plain gap-2">
        {runs.map((run) => (
          <RunLine key={run.id} run={run} runOf="table" />
        ))}
      </ul>
    </section>
  );
}
