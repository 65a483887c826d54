import { useDebouncedValue } from '../../../core/hooks/use-debounced.ts';
import { TextInput } from '../../../core/ui/inputs/text-input.tsx';
import { SearchIcon } from '../../../core/ui/icons/icons.tsx';
import type { Correction } from './correction.ts';
import { Explanation } from './explanation.tsx';
import { useTryOut } from './queries.ts';
import styles from './try-out.module.css';

interface TryOutProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onCorrect: (correction: Correction) => void;
}

/** Pause in typing (ms) before the search. */
const pauseMs = 300;
/** Maximum of results shown. */
const shown = 5;

/** A search as pupils see it, beside the vocabulary that influences it. It is not counted. */
export function TryOut({ text, onChange, onCorrect }: TryOutProps) {
  const wanted = useDebouncedValue(text.trim(), pauseMs);
  return (
    <section aria-labelledby="try-out" className="card py-5 px-5">
      <h2 id="try-out" className="mb-3 text-xl">
        Ausprobieren
      </h2>
      <TextInput
        type="search"
        label="Suchen wie ein Schüler"
        placeholder="z. B. was mit Tieren"
        start={<SearchIcon />}
        maxLength={200}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div aria-live="polite" className="mt-3">
        {wanted === '' ? (
          <p className="m-0 text-soft">
            Zeigt, was die Suche jetzt findet, auch nach jeder Änderung. Gezählt wird es nicht.
          </p>
        ) : (
          <Found text={wanted} />
        )}
      </div>
      {wanted !== '' && <Explanation text={wanted} onCorrect={onCorrect} />}
    </section>
  );
}

function Found({ text }: { readonly text: string }) {
  const { data, isError, isPlaceholderData } = useTryOut(text);
  if (data === undefined)
    return (
      <p className="m-0 text-soft">
        {isError ? 'Die Suche ist zurzeit nicht verfügbar.' : 'Wird gesucht …'}
      </p>
    );
  const { count, results } = data;
  return (
    <div aria-busy={isPlaceholderData}>
      <p className="m-0 text-xl font-bold tabular-nums">
        {count === 0 ? 'Nichts gefunden' : `${count.toLocaleString('de-DE')} gefunden`}
      </p>
      <ol className={`${styles.titles} grid list-plain gap-2 mt-2 wrap-anywhere`}>
        {results.slice(0, shown).map(({ id, title, company_name }) => (
          <li key={id} className="border-top pt-2">
            {title} <span className="text-soft block text-sm">{company_name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
