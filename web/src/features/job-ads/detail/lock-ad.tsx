import type { AnyJobAd } from '@lehrpfad/contract/job-ads/all.ts';
import { adLockReasons, type AdLockReason } from '@lehrpfad/contract/job-ads/lock/lock-options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { ChosenReason, useChosenReason } from '../../../core/form/fields/choices/chosen-reason.tsx';
import { LockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { useHeldPage } from '../../../core/form/saving/use-held-page.ts';
import { Switch } from '../../../core/ui/controls/switch.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { lockAd, unlockAd } from '../management/queries.ts';

interface LockAdProps {
  readonly ad: AnyJobAd;
  /** Names of the other companies that have the ad. */
  readonly siblings: readonly string[];
}

const overtaken = {
  changed: 'Die Stellenanzeige wurde inzwischen geändert. Bitte prüfen Sie sie erneut.',
  gone: 'Die Stellenanzeige gibt es nicht mehr.',
} as const;

/** The button that locks or unlocks an ad, with its confirmation. */
export function LockAd(props: LockAdProps) {
  // The question stays the same if somebody else locks or unlocks the ad meanwhile.
  const [asked, setAsked] = useState<'lock' | 'unlock'>();
  const isLocked = props.ad.editor_lock !== null;
  const close = () => setAsked(undefined);
  return (
    <>
      <Button
        variant="default"
        icon={<LockIcon />}
        onClick={() => setAsked(isLocked ? 'unlock' : 'lock')}
      >
        {isLocked ? 'Sperre aufheben' : 'Sperren'}
      </Button>
      {asked === 'lock' && <Lock {...props} onDone={close} />}
      {asked === 'unlock' && <Unlock {...props} onDone={close} />}
    </>
  );
}

interface DialogProps extends LockAdProps {
  readonly onDone: () => void;
}

function Lock({ ad, siblings, onDone }: DialogProps) {
  const { state, take, keep } = useChosenReason<AdLockReason>(`ad-${ad.id}`);
  const [takesSiblings, setTakesSiblings] = useState(true);
  useHeldPage(!takesSiblings);

  async function lock(): Promise<void> {
    const chosen = take();
    if (chosen === null) return;
    const outcome = await lockAd(ad, {
      ...chosen,
      siblings: takesSiblings && siblings.length > 0,
    });
    if (outcome === 'changed') keep();
    onDone();
    showToast(outcome === 'done' ? 'Stellenanzeige gesperrt' : overtaken[outcome]);
  }

  return (
    <ConfirmDialog
      opened
      title="Stellenanzeige sperren?"
      confirm="Sperren"
      danger
      onConfirm={lock}
      onCancel={onDone}
    >
      <p>
        „{ad.title}“ verschwindet sofort aus Suche und Karte. Nur die Redaktion kann die Sperre
        aufheben. Das Unternehmen erfährt den Grund per E-Mail.
      </p>
      <ChosenReason
        state={state}
        reasons={adLockReasons}
        max={limits.lockNote}
        description="Sie steht in der E-Mail an das Unternehmen und bei der Anzeige."
      />
      <Siblings names={siblings} isChosen={takesSiblings} onChoose={setTakesSiblings} />
    </ConfirmDialog>
  );
}

function Unlock({ ad, siblings, onDone }: DialogProps) {
  const [takesSiblings, setTakesSiblings] = useState(true);
  useHeldPage(!takesSiblings);

  async function unlock(): Promise<void> {
    const outcome = await unlockAd(ad, takesSiblings && siblings.length > 0);
    onDone();
    showToast(outcome === 'done' ? 'Sperre aufgehoben' : overtaken[outcome]);
  }

  return (
    <ConfirmDialog
      opened
      title="Sperre aufheben?"
      confirm="Sperre aufheben"
      onConfirm={unlock}
      onCancel={onDone}
    >
      <p>
        Ob „{ad.title}“ öffentlich ist, entscheidet danach wieder das Unternehmen. Es bekommt eine
        E-Mail.
      </p>
      <Siblings names={siblings} isChosen={takesSiblings} onChoose={setTakesSiblings} />
    </ConfirmDialog>
  );
}

interface SiblingsProps {
  readonly names: readonly string[];
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Siblings({ names, isChosen, onChoose }: SiblingsProps) {
  if (names.length === 0) return null;
  return <Switch label={`Auch bei: ${names.join(', ')}`} value={isChosen} onChange={onChoose} />;
}
