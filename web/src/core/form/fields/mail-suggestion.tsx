import { Button } from '../../ui/controls/button.tsx';
import { suggestedMail } from './suggested-mail.ts';

interface MailSuggestionProps {
  /** The address as it was typed. */
  readonly typed: string;
  /** Returns the question for an address, in the form of address of the page. */
  readonly ask: (mail: string) => string;
  readonly onTake: (mail: string) => void;
}

/** Asks about an address that looks misspelt; the answer takes the suggested one. Screen readers announce the question. */
export function MailSuggestion({ typed, ask, onTake }: MailSuggestionProps) {
  const suggested = suggestedMail(typed);
  return (
    <div role="status">
      {suggested !== null && (
        <Button
          variant="light"
          wraps
          className="mt-2 mb-3 wrap-anywhere"
          onClick={() => onTake(suggested)}
        >
          {ask(suggested)}
        </Button>
      )}
    </div>
  );
}
