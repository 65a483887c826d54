import { jobLabel } from '@lehrpfad/contract/core/operations/jobs-options.ts';
import { useId, type ReactNode } from 'react';
import { useFocusKept } from '../../../core/focus/use-focus-kept.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { WarningIcon } from '../../../core/ui/icons/area-icons.tsx';
import { Notice } from '../../../core/ui/notices/notice.tsx';

interface JobNoticeProps {
  readonly tone: 'attention' | 'danger';
  /** The event, as a sentence. */
  readonly title: string;
  /** Name of the job. */
  readonly name: string;
  /** When it happened: 'seit 21.11.26, 19:40 Uhr' */
  readonly when: string;
  /** The action that solves the problem; missing for users without the permission. */
  readonly action?: { readonly label: string; readonly run: () => Promise<unknown> } | undefined;
  /** Further text. */
  readonly children?: ReactNode;
}

/** List item that warns of a background job, with a button that resumes the job. */
export function JobNotice({ tone, title, name, when, action, children }: JobNoticeProps) {
  const id = useId();
  const { isBusy, run } = useAction(async () => action?.run());
  // The warning disappears with its button.
  useFocusKept(isBusy);
  return (
    <Notice as="li" tone={tone} className="row gap-3-6 justify-between">
      <div className="grow-basis wrap-anywhere">
        <p className={`flex gap-2 font-bold ${tone === 'danger' ? 'text-danger' : ''}`}>
          <WarningIcon />
          {title}
        </p>
        <p id={id}>
          Aufgabe: {jobLabel(name)}, {when}
        </p>
        {children}
      </div>
      {action && (
        <BusyButton variant="default" isBusy={isBusy} describedBy={id} onClick={() => void run()}>
          {action.label}
        </BusyButton>
      )}
    </Notice>
  );
}
