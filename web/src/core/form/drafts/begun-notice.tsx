import { useId } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';

interface BegunNoticeProps {
  /** Sentence that names what was begun. */
  readonly text: string;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** Offers to continue what was left without saving, by a reload or an expired login. */
export function BegunNotice({ text, onContinue, onDiscard }: BegunNoticeProps) {
  const id = useId();
  return (
    <Notice className="row gap-2-4">
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
