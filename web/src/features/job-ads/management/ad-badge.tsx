import type { ComponentType } from 'react';
import { CheckIcon } from '../../../core/ui/icons/icons.tsx';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import {
  AcceptedIcon,
  ExpiredIcon,
  HiddenIcon,
  LockIcon,
  WaitingIcon,
} from '../../../core/ui/icons/area-icons.tsx';
import { branchClosed } from '../../companies/branches/closed-note.ts';
import { StatusBadge, type Tone } from '../../../core/ui/page/status-badge.tsx';
import {
  isReleased,
  statusOf,
  statusText,
  waitsForRelease,
  type AdStatus,
  type Dated,
} from './ad-status.ts';

const looks: Readonly<Record<AdStatus, { readonly tone: Tone; readonly Icon: ComponentType }>> = {
  public: { tone: 'good', Icon: CheckIcon },
  waiting: { tone: 'waiting', Icon: WaitingIcon },
  private: { tone: 'quiet', Icon: HiddenIcon },
  filled: { tone: 'quiet', Icon: AcceptedIcon },
  expired: { tone: 'bad', Icon: ExpiredIcon },
};

/** Shown instead of the state: nothing of a closed branch is public. */
export function ClosedBadge() {
  return (
    <StatusBadge tone="quiet" Icon={HiddenIcon}>
      {branchClosed}
    </StatusBadge>
  );
}

/** The state of an ad as icon and word. */
export function AdBadge({
  ad,
}: {
  readonly ad: Dated & Parameters<typeof isReleased>[0] & Pick<OwnJobAd, 'editor_lock'>;
}) {
  if (ad.editor_lock) {
    return (
      <StatusBadge tone="bad" Icon={LockIcon}>
        Gesperrt
      </StatusBadge>
    );
  }
  const status = statusOf(ad);
  if (status === 'public' && !isReleased(ad))
    return <StatusBadge {...looks.waiting}>{waitsForRelease}</StatusBadge>;
  return <StatusBadge {...looks[status]}>{statusText(ad, status)}</StatusBadge>;
}
