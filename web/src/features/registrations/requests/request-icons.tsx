import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import type { ComponentType } from 'react';
import {
  AcceptedIcon,
  DeclinedIcon,
  MailIcon,
  PersonIcon,
  QuestionIcon,
  WaitingIcon,
} from '../../../core/ui/icons/area-icons.tsx';
import { MessageDialog } from '../../../core/ui/dialogs/message-dialog.tsx';
import { StatusBadge, type Tone } from '../../../core/ui/page/status-badge.tsx';
import styles from '../../../core/ui/icons/icon-meanings.module.css';
import { stateNames, stateOf, type RequestState } from './request-words.ts';

const looks: Readonly<Record<RequestState, { readonly tone: Tone; readonly Icon: ComponentType }>> =
  {
    1: { tone: 'waiting', Icon: WaitingIcon },
    waiting: { tone: 'quiet', Icon: QuestionIcon },
    2: { tone: 'good', Icon: AcceptedIcon },
    3: { tone: 'bad', Icon: DeclinedIcon },
    4: { tone: 'good', Icon: PersonIcon },
  };

export function RequestBadge({ request }: { readonly request: CompanyRequest }) {
  const state = stateOf(request);
  return <StatusBadge {...looks[state]}>{stateNames[state]}</StatusBadge>;
}

const meanings: readonly { readonly Icon: ComponentType; readonly text: string }[] = [
  { Icon: WaitingIcon, text: 'Die Anfrage ist noch zu bearbeiten.' },
  {
    Icon: QuestionIcon,
    text: `Dem Unternehmen wurde eine Rückfrage gestellt. Sobald es antwortet, spätestens nach ${limits.requestAnswerDays} Tagen, ist die Anfrage wieder zu bearbeiten.`,
  },
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

/** Legend of the icons on the cards. */
export function RequestIcons({ opened, onClose }: RequestIconsProps) {
  return (
    <MessageDialog opened={opened} title="Was die Symbole bedeuten" onClose={onClose}>
      <ul className="grid list-plain gap-3">
        {meanings.map(({ Icon, text }) => (
          <li key={text} className="flex gap-3 items-start">
            <span className={`${styles.icon} disc flex-none text-accent bg-accent`}>
              <Icon />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </MessageDialog>
  );
}
