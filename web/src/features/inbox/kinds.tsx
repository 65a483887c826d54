import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import type { InboxKind } from '@lehrpfad/contract/inbox/options.ts';
import type { ComponentType } from 'react';
import {
  BookIcon,
  BranchesIcon,
  ExchangeIcon,
  FlagIcon,
  MailIcon,
  RequestIcon,
  TrainingIcon,
} from '../../core/ui/icons/area-icons.tsx';
import { CalendarIcon } from '../../core/ui/icons/icons.tsx';

export const kindIcons: Readonly<Record<InboxKind, ComponentType>> = {
  request: RequestIcon,
  report: FlagIcon,
  branch: BranchesIcon,
  apprenticeship: TrainingIcon,
  'job-name': BookIcon,
  event: CalendarIcon,
  exchange: ExchangeIcon,
  mail: MailIcon,
};

const warnings: Readonly<Record<string, string>> = {
  'set-aside': 'Lauf beiseitegelegt',
  failed: 'Lauf fehlgeschlagen',
  held: 'Bestätigung nötig',
  overdue: 'kein guter Lauf seit über 26 Stunden',
  rejected: 'viele Datensätze abgelehnt',
};

/** Returns the line below the title of an item: town, company or receiver; for an exchange its warning. */
export const detailText = ({ kind, detail }: Pick<InboxItem, 'kind' | 'detail'>): string =>
  kind === 'exchange' ? (warnings[detail] ?? detail) : detail;
