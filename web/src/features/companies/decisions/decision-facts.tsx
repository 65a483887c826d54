import { momentText } from '../../../core/text/dates.ts';
import { Fact } from '../../../core/ui/page/facts.tsx';

interface DecidedFactProps {
  readonly decided: string | null;
  /** Name of the editor; may be empty. */
  readonly by: string;
}

/** Time of the decision and name of the editor; nothing before the decision. */
export function DecidedFact({ decided, by }: DecidedFactProps) {
  if (decided === null) return null;
  return (
    <Fact name="Entschieden">
      {momentText(decided)}
      {by !== '' && `, ${by}`}
    </Fact>
  );
}

/** A text with its line breaks; nothing if it is empty. */
export function WrittenFact({ name, text }: { readonly name: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <Fact name={name} wide>
      <span className="whitespace-pre-line">{text}</span>
    </Fact>
  );
}
