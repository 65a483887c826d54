import type { InboxKind } from '@lehrpfad/contract/inbox/options.ts';
import type { ComponentType } from 'react';
import { lazyPart } from '../../../core/loading/lazy-part.tsx';
import { DetailLoading } from '../../../core/ui/page/detail.tsx';
import type { ItemProps } from './decisions.ts';

const part = (kind: InboxKind, load: () => Promise<ComponentType<ItemProps>>) =>
  lazyPart<ItemProps>(`inbox-${kind}`, load, <DetailLoading />);

/** Component that shows an item, by kind; loaded when the first item of the kind is opened. */
export const itemParts: Readonly<Record<InboxKind, ComponentType<ItemProps>>> = {
  request: part('request', async () => (await import('./request-item.tsx')).RequestItem),
  report: part('report', async () => (await import('./report-item.tsx')).ReportItem),
  branch: part('branch', async () => (await import('./branch-item.tsx')).BranchItem),
  apprenticeship: part(
    'apprenticeship',
    async () => (await import('./apprenticeship-item.tsx')).ApprenticeshipItem,
  ),
  'job-name': part('job-name', async () => (await import('./job-name-item.tsx')).JobNameItem),
  event: part('event', async () => (await import('./event-item.tsx')).EventItem),
  exchange: part('exchange', async () => (await import('./exchange-item.tsx')).ExchangeItem),
  mail: part('mail', async () => (await import('./mail-item.tsx')).MailItem),
};
