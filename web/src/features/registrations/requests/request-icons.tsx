import type { CompanyRequest } from '@lehrpfad/contract/registrations.ts';
import type { ComponentType } from 'react';
import {
  AcceptedIcon,
  DeclinedIcon,
  MailIcon,
  PersonIcon,
  WaitingIcon,
} from '../../../floor/ui/area-icons.tsx';
import { MessageDialog } from '../../../floor/ui/message-dialog.tsx';
import { StatusBadge, type Tone } from '../../../floor/ui/status-badge.tsx';
import styles from '../../../floor/ui/icon-meanings.module.css';
import { statusNames } from './request-words.ts';

const looks: Readonly<
  Record<CompanyRequest['status'], { readonly tone: Tone; readonly Icon: ComponentType }>
> = {
  1: { tone: 'waiting', Icon: WaitingIcon },
  2: { tone: 'good', Icon: AcceptedIcon },
  3: { tone: 'bad', Icon: DeclinedIcon },
  4: { tone: 'good', Icon: PersonIcon },
};

export function RequestBadge({ status }: { readonly status: CompanyRequest['status'] }) {
  return <StatusBadge {...looks[status]}>{statusNames[status]}</StatusBadge>;
}

const meanings: readonly { readonly Icon: ComponentType; readonly text: string }[] = [
  { Icon: WaitingIcon, text: 'Die Anfrage ist noch zu bearbeiten.' },
  {
    Icon: AcceptedIcon,
    text: 'Die Anfrage wurde akzeptiert. Das Unternehmen hat per E-Mail einen Link bekommen, mit dem es sein Konto aktiviert.',
  },
  { Icon: DeclinedIcon, text: 'Die Anfrage wurde abgelehnt.' },
  {
    Icon: MailIcon,
    text: 'Die Einladung kann neu versendet werden, einmal in 24 Stunden, solange das Konto nicht aktiviert ist. Ein Link gilt sieben Tage.',
  },
  { Icon: PersonIcon, text: 'Das Unternehmen ist fertig registriert: Sein Konto ist aktiv.' },
];

interface RequestIconsProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What the pictures on the cards mean. */
export function RequestIcons({ opened, onClose }: RequestIconsProps) {
  return (
    <MessageDialog opened={opened} title="Was die Symbole bedeuten" onClose={onClose}>
      <ul className={styles.meanings}>
        {meanings.map(({ Icon, text }) => (
          <li key={text} className={styles.meaning}>
            <span className={styles.icon}>
              <Icon />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </MessageDialog>
  );
}
