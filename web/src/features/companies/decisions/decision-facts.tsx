import { momentText } from '../../../core/text/dates.ts';
import { Fact } from '../../../core/ui/page/facts.tsx';

interface DecidedFactProps {
  readonly decided: string | null;
  /** Name of the editor; may be empty. */
  readonly by: string;
}

/** When an editor has decided, and who; nothing before. */
export function DecidedFact({ decided, by }: DecidedFactProps) {
  if (decided === null) return null;
  return (
    <Fact name="Entschieden">
      {momentText(decided)}
      {by !== '' && `, ${by}`}
    </Fact>
  );
}

/** What somebody has written, line by line; nothing if that is nothing. */
export function WrittenFact({ name, text }: { readonly name: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <Fact name={name} wide>
      <span className="whitespace-pre-line">{text}</span>
    </Fact>
  );
}
