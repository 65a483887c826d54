import type { ComponentType } from 'react';
import { CheckIcon } from '../../../floor/ui/icons.tsx';
import { StatusBadge, type Tone } from '../../../floor/ui/status-badge.tsx';
import { statusOf, statusText, type AdStatus, type Dated } from './ad-status.ts';
import { ExpiredIcon, HiddenIcon, WaitingIcon } from './own-icons.tsx';

const looks: Readonly<Record<AdStatus, { readonly tone: Tone; readonly Icon: ComponentType }>> = {
  public: { tone: 'good', Icon: CheckIcon },
  waiting: { tone: 'waiting', Icon: WaitingIcon },
  private: { tone: 'quiet', Icon: HiddenIcon },
  expired: { tone: 'bad', Icon: ExpiredIcon },
};

/** How an ad stands, as a picture with its word. */
export function AdBadge({ ad }: { readonly ad: Dated }) {
  const status = statusOf(ad);
  return <StatusBadge {...looks[status]}>{statusText(ad, status)}</StatusBadge>;
}
