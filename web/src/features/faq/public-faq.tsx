import type { FaqAudience } from '@lehrpfad/contract/faq/options.ts';
import type { PublicFaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import { useEffect, useState } from 'react';
import { recall, remember } from '../../core/history/entries.ts';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { useIsPrinted } from '../../core/print/use-is-printed.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { PublicEntry } from './public-entry.tsx';
import { usePublicFaq } from './public-queries.ts';
import { t } from '../../core/texts/texts.ts';

interface PublicFaqProps {
  readonly audience: FaqAudience;
  /** Id of the entry in the address: unfolded, and scrolled to once it has loaded. */
  readonly linked: number | null;
  /** Returns the link of an entry, for sharing. */
  readonly hrefOfEntry: (entry: number) => string;
}

/** The questions of one audience, with folded answers. */
export function PublicFaq({ audience, ...props }: PublicFaqProps) {
  return (
    <QueryView
      query={usePublicFaq(audience)}
      loading={<Loading />}
      failed={t('Die Fragen und Antworten konnten nicht geladen werden.')}
    >
      {(entries) =>
        entries.length === 0 ? (
          <p className="mt-8 mb-8 text-lg">{t('Hier gibt es noch keine Einträge.')}</p>
        ) : (
          <Entries key={audience} entries={entries} {...props} />
        )
      }
    </QueryView>
  );
}

interface EntriesProps extends Omit<PublicFaqProps, 'audience'> {
  readonly entries: readonly PublicFaqEntry[];
}

/** Returns the answers that were unfolded in this entry of the history, for Back and a reload; undefined if the entry is new. */
function recalled(): readonly number[] | undefined {
  const open = recall('questions');
  return Array.isArray(open) ? open.filter((id) => typeof id === 'number') : undefined;
}

/** The list of entries; several may be unfolded at once. */
function Entries({ entries, linked, hrefOfEntry }: EntriesProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(recalled() ?? (linked === null ? [] : [linked])),
  );
  useEffect(() => remember('questions', [...open]), [open]);
  const isPrinted = useIsPrinted();
  const toggle = (id: number) =>
    setOpen((before) => {
      const after = new Set(before);
      return after.delete(id) ? after : after.add(id);
    });
  return (
    <ul className="grid list-plain gap-3 mt-6">
      {entries.map((entry) => (
        <PublicEntry
          key={entry.id}
          entry={entry}
          href={hrefOfEntry(entry.id)}
          isOpen={isPrinted || open.has(entry.id)}
          isLinked={entry.id === linked}
          onToggle={() => toggle(entry.id)}
        />
      ))}
    </ul>
  );
}

const Loading = () => (
  <div className="grid list-plain gap-3 mt-6" aria-hidden="true">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height="4rem" radius="1rem" />
    ))}
  </div>
);
