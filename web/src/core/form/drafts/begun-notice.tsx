import { Notice } from '../../ui/notices/notice.tsx';
import { useId } from 'react';
import { Button } from '../../ui/controls/button.tsx';

interface BegunNoticeProps {
  /** What was begun in this tab and neither saved nor given up, as a sentence. */
  readonly text: string;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** Leads back to a form that was left without saving: by a reload, or a login that ran out. */
export function BegunNotice({ text, onContinue, onDiscard }: BegunNoticeProps) {
  const id = useId();
  return (
    <Notice className="row gap-2-4 mb-4">
      <p id={id} className="grow-basis">
        {text}
      </p>
      <Button variant="default" aria-describedby={id} onClick={onContinue}>
        Weiter bearbeiten
      </Button>
      <Button variant="default" aria-describedby={id} onClick={onDiscard}>
        Verwerfen
      </Button>
    </Notice>
  );
}
