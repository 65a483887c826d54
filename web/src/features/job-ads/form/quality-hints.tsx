import { adFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { qualityHintsOf, type QualityHint } from '@lehrpfad/contract/job-ads/quality-hints.ts';
import { useId, useMemo } from 'react';
import { focusField } from '../../../core/form/focus-field.ts';
import { useDebouncedValue } from '../../../core/hooks/use-debounced.ts';
import { VisuallyHidden } from '../../../core/ui/text/visually-hidden.tsx';
import type { JobAdFormState } from './use-job-ad-form.ts';

/** Pause in typing (ms) before the hints are updated, because an unfinished word needs none. */
const pauseMs = 1_000;

/** Text of a separate live region, because the announcer reports saved drafts at the same time. */
const countText = (count: number) =>
  count === 0 ? '' : `${count === 1 ? '1 Tipp' : `${count} Tipps`} unter dem Formular.`;

interface QualityHintsProps {
  readonly form: Pick<JobAdFormState['form'], 'id' | 'values'>;
}

/** Hints for improving the ad, below its form. Each leads to its field; they never prevent saving. */
export function QualityHints({ form: { id, values } }: QualityHintsProps) {
  const settled = useDebouncedValue(values, pauseMs);
  const hints = useMemo(() => qualityHintsOf(settled), [settled]);
  return (
    <>
      <VisuallyHidden role="status">{countText(hints.length)}</VisuallyHidden>
      {hints.length > 0 && <HintList formId={id} hints={hints} />}
    </>
  );
}

interface HintListProps {
  readonly formId: string;
  readonly hints: readonly QualityHint[];
}

function HintList({ formId, hints }: HintListProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="border-top pt-5">
      <h3 id={heading} className="text-lg">
        Das hilft, gefunden zu werden
      </h3>
      <p className="text-hint m-0">Veröffentlichen können Sie die Anzeige auch so.</p>
      <ul className="stack list-plain gap-3 mt-2">
        {hints.map(({ field, text }) => (
          <li key={field + text}>
            <button
              type="button"
              className="bare-button tap-line text-start underline"
              onClick={() => focusField(`${formId}-${field}`)}
            >
              <span>
                {adFields[field].label}: {text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
