import type { ComponentType } from 'react';
import { EditIcon, LockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { CheckIcon, Icon } from '../../../core/ui/icons/icons.tsx';
import { MessageDialog } from '../../../core/ui/dialogs/message-dialog.tsx';
import styles from '../../../core/ui/icons/icon-meanings.module.css';

/** Came in from outside. */
export const ImportedIcon = () => (
  <Icon>
    <path d="M12 3.5v10.5M7.5 9.5 12 14l4.5-4.5M4 15.5V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2.5" />
  </Icon>
);

/** Leads to another one. */
export const MappingIcon = () => (
  <Icon>
    <path d="M4 6.5h5a4 4 0 0 1 4 4v3a4 4 0 0 0 4 4h3M16.5 14l3.5 3.5-3.5 3.5" />
  </Icon>
);

/** The worlds of the BRAFO. */
export const BrafoIcon = () => (
  <Icon>
    <rect x="3.5" y="3.5" width="7" height="7" rx="2" />
    <rect x="13.5" y="3.5" width="7" height="7" rx="2" />
    <rect x="3.5" y="13.5" width="7" height="7" rx="2" />
    <path d="M17 13.5v7M13.5 17h7" />
  </Icon>
);

const meanings: readonly { readonly Icon: ComponentType; readonly text: string }[] = [
  {
    Icon: ImportedIcon,
    text: 'extern: Die Bezeichnung kam aus einer anderen Börse und wurde noch nicht bearbeitet.',
  },
  {
    Icon: MappingIcon,
    text: 'vorhandener Beruf: Die Bezeichnung ist einer anderen zugeordnet. Ihre Anzeigen zählen überall unter deren Namen.',
  },
  {
    Icon: BrafoIcon,
    text: 'BRAFO: Die Nummern der BRAFO-Felder, in denen Anzeigen mit dieser Bezeichnung gefunden werden.',
  },
  {
    Icon: EditIcon,
    text: 'umbenennen: Die Bezeichnung bekommt einen anderen Namen, oder wird gelöscht, wenn nichts sie verwendet.',
  },
  { Icon: LockIcon, text: 'gesperrt: Anzeigen mit dieser Bezeichnung sind nirgends zu sehen.' },
  {
    Icon: CheckIcon,
    text: 'Vorschlag: die ähnlichste vorhandene Bezeichnung. Sie wird erst zugeordnet, wenn Sie sie übernehmen.',
  },
];

interface JobNameIconsProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What the pictures in the list mean. */
export function JobNameIcons({ opened, onClose }: JobNameIconsProps) {
  return (
    <MessageDialog opened={opened} title="Was die Symbole bedeuten" onClose={onClose}>
      <ul className={styles.meanings}>
        {meanings.map(({ Icon: Picture, text }) => (
          <li key={text} className={styles.meaning}>
            <span className={styles.icon}>
              <Picture />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </MessageDialog>
  );
}
