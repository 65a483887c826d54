import type { ListedExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import { useState } from 'react';
import { focusHeadingOnRemoval } from '../../../core/focus/focus-heading-on-removal.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { runAction } from '../run-action.ts';
import { start } from './run-queries.ts';

interface StartButtonProps {
  readonly exchange: Pick<ListedExchange, 'id' | 'name' | 'kind' | 'active' | 'under_way'>;
  readonly variant?: 'filled' | 'default';
  readonly onStarted?: () => void;
}

/** The button to start a run. It is left out if no run can be started. */
export function StartButton({ exchange, variant = 'default', onStarted }: StartButtonProps) {
  const { id, name, kind, active, under_way } = exchange;
  const [isBusy, setIsBusy] = useState(false);
  if (!active || kind === 'upload' || under_way) return null;

  async function begin(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const isDone = await runAction(() => start(id), `${name} wird jetzt abgerufen.`);
    setIsBusy(false);
    if (isDone) onStarted?.();
  }

  return (
    <BusyButton
      ref={focusHeadingOnRemoval}
      variant={variant}
      isBusy={isBusy}
      onClick={() => void begin()}
    >
      Jetzt abrufen
    </BusyButton>
  );
}
