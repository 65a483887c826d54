import { Button } from '../../core/ui/controls/button.tsx';
import { BusyButton } from '../../core/ui/controls/busy-button.tsx';
import { BackIcon, CheckIcon, ForwardIcon } from '../../core/ui/icons/icons.tsx';

interface SetupActionsProps {
  /** Missing in the first step: there is nothing before it. */
  readonly onBack?: () => void;
  readonly isBusy: boolean;
  /** In the last step, in place of 'Weiter': it is a button of its own, not a form's. */
  readonly finish?: { readonly label: string; readonly onClick: () => void };
}

/** The arrows of the setup. */
export function SetupActions({ onBack, isBusy, finish }: SetupActionsProps) {
  return (
    <div className="wrap gap-3 justify-between mt-5">
      <Button variant="default" icon={<BackIcon />} disabled={!onBack || isBusy} onClick={onBack}>
        Zurück
      </Button>
      <BusyButton
        type={finish ? 'button' : 'submit'}
        isBusy={isBusy}
        {...(finish && { onClick: finish.onClick })}
      >
        <span className="inline-line gap-2">
          {finish?.label ?? 'Weiter'}
          {finish ? <CheckIcon /> : <ForwardIcon />}
        </span>
      </BusyButton>
    </div>
  );
}
