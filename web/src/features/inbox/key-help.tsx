import { Switch } from '../../core/ui/controls/switch.tsx';
import { MessageDialog } from '../../core/ui/dialogs/message-dialog.tsx';
import { Fact, Facts } from '../../core/ui/page/facts.tsx';
import { keyMeanings } from './keys.ts';

interface KeyHelpProps {
  readonly opened: boolean;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** Explains the keys, and can switch them off. */
export function KeyHelp({ opened, isOn, onTurn, onClose }: KeyHelpProps) {
  return (
    <MessageDialog opened={opened} title="Tasten im Eingang" onClose={onClose}>
      <Switch
        label="Tasten benutzen"
        hint="Gilt auf diesem Gerät. In Textfeldern tippen die Tasten immer nur Buchstaben."
        value={isOn}
        onChange={onTurn}
      />
      <div className="mt-3">
        <Facts layout="even">
          {Object.entries(keyMeanings).map(([key, meaning]) => (
            <Fact key={key} name={`Taste ${key}`} wide>
              <span className="font-normal">{meaning}</span>
            </Fact>
          ))}
        </Facts>
      </div>
      <p className="mt-3">
        Strg+Z nimmt die letzte Entscheidung auch dann zurück, wenn sie aus sind.
      </p>
    </MessageDialog>
  );
}
