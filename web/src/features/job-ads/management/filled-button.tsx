import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { expectUndone, offerUndo } from '../../../core/notices/undo.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { statusOf } from './ad-status.ts';
import { setFilled } from './queries.ts';

/** Marks the place of an ad as taken, or as free again; both can be undone. Not for expired ads. */
export function FilledButton({ ad }: { readonly ad: OwnJobAd }) {
  const status = statusOf(ad);
  const { isBusy, run } = useAction(() => change(ad, status !== 'filled'));
  if (status === 'expired') return null;
  return (
    <BusyButton variant="default" isBusy={isBusy} onClick={() => void run()}>
      {status === 'filled' ? 'Wieder frei' : 'Platz besetzt'}
    </BusyButton>
  );
}

const outcomes: Readonly<Record<'done' | 'changed' | 'gone', (filled: boolean) => string>> = {
  done: (filled: boolean) => (filled ? 'Der Platz ist besetzt.' : 'Der Platz ist wieder frei.'),
  changed: () => 'Der Eintrag wurde inzwischen geändert.',
  gone: () => 'Die Stellenanzeige gibt es nicht mehr.',
};

async function change(ad: OwnJobAd, filled: boolean): Promise<void> {
  const { outcome, saved } = await setFilled(ad, filled);
  const text = outcomes[outcome](filled);
  if (!saved) return showToast(text);
  offerUndo(text, async () => expectUndone((await setFilled(saved, !filled)).outcome));
}
