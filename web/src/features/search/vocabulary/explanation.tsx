import type { SearchExplanation } from '@lehrpfad/contract/search/vocabulary.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import type { Correction } from './correction.ts';
import { useExplanation } from './queries.ts';

interface ExplanationProps {
  readonly text: string;
  /** Opens the entry that explains a part, or a new one. */
  readonly onCorrect: (correction: Correction) => void;
}

const wishNames = {
  type: 'Art der Stelle',
  start: 'Beginn',
  place: 'Ort',
  condition: 'Bedingung',
  not: 'Verneinung',
  company: 'Unternehmen',
} as const;

/** Shows how the search interprets a text, part by part, each with a button to correct it. */
export function Explanation({ text, onCorrect }: ExplanationProps) {
  const { data } = useExplanation(text);
  if (data === undefined) return null;
  const parts = partsOf(data);
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="explanation" className="mt-3">
      <h3 id="explanation" className="font-bold">
        So liest die Suche das
      </h3>
      <ul className="list-plain">
        {parts.map((part) => (
          <li
            key={`${part.what} ${part.written}`}
            className="row gap-2 justify-between py-2 px-0 border-top"
          >
            <p className="flex-1 min-w-0 wrap-anywhere">
              <strong>{part.written}</strong>
              <span className="block text-sm text-soft">{part.what}</span>
            </p>
            <Button
              variant="default"
              aria-label={`Lesart von ${part.written} ändern`}
              onClick={() => onCorrect(part.correction)}
            >
              Ändern
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Part {
  readonly written: string;
  readonly what: string;
  readonly correction: Correction;
}

function partsOf({ wishes, terms, ignored, left_out }: SearchExplanation): Part[] {
  const unmet = (parts: SearchExplanation['ignored'], what: string) =>
    parts.map(({ written, entry }) => ({
      written,
      what,
      correction: { id: entry?.id, kind: 'synonym', term: written, meanings: [] } as const,
    }));
  return [
    ...wishes.map(({ kind, label, written, entry }) => ({
      written,
      what: `${wishNames[kind]}: ${label}`,
      correction: { id: entry?.id, kind: 'reading', term: written, meanings: [] } as const,
    })),
    ...terms.map(({ written, meanings, count, entry }) => ({
      written,
      what: [
        meanings.length > 0 ? `meint auch ${meanings.join(', ')}` : 'als Wort',
        counted(count, 'Stelle', 'Stellen'),
      ].join(' · '),
      correction: { id: entry?.id, kind: 'synonym', term: written, meanings } as const,
    })),
    ...unmet(ignored, 'bleibt unbeachtet'),
    ...unmet(left_out, 'weggelassen, weil keine Stelle das auch noch erfüllt'),
  ];
}
