import { Button } from '../../core/ui/controls/button.tsx';
import { BusyButton } from '../../core/ui/controls/busy-button.tsx';
import { BackIcon, CheckIcon, ForwardIcon } from '../../core/ui/icons/icons.tsx';

interface SetupActionsProps {
  /** Missing in the first step. */
  readonly onBack?: () => void;
  readonly isBusy: boolean;
  /** Only in the last step, instead of 'Weiter': a plain button that submits no form. */
  readonly finish?: { readonly label: string; readonly onClick: () => void };
}

/** The buttons that lead to the step before and to the next one. */
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
