import { reasonText } from '@lehrpfad/contract/exchanges/options.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { runAction } from '../run-action.ts';
import { RunBox } from '../run-box.tsx';
import { decide, useRun } from './run-queries.ts';
import { setAsideText, whenText } from './run-words.ts';

interface SetAsideBoxProps {
  readonly runId: number;
  readonly exchange: string;
  /** Level of its heading, below that of the page or of a section. */
  readonly level: 2 | 3;
}

/** Shows a run that crashed the server twice: the record that it was reading, and the choices of the editor. */
export function SetAsideBox({ runId, exchange, level }: SetAsideBoxProps) {
  const { data: run } = useRun(runId);
  if (run !== undefined && run.state !== 'set-aside') return null;

  return (
    <RunBox
      title={`${exchange}: Lauf beiseitegelegt`}
      level={level}
      reason={run && reasonText(run.reason)}
      text={
        run &&
        `${setAsideText(run)} Begonnen ${whenText(run.started_at ?? run.created_at)}. Bis dahin Gelesenes bleibt, und keine Anzeige entfällt.`
      }
    >
      {run?.in_hand && (
        <Button
          variant="light"
          onClick={() =>
            void runAction(() => decide(runId, 'skip'), 'Der Lauf geht ohne den Datensatz weiter.')
          }
        >
          Datensatz auslassen
        </Button>
      )}
      <Button
        variant="default"
        onClick={() => void runAction(() => decide(runId, 'again'), 'Der Lauf geht weiter.')}
      >
        Erneut versuchen
      </Button>
    </RunBox>
  );
}
