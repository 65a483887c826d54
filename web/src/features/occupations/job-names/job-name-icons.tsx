import { CornerDownRight, Grid2x2Plus, Import } from 'lucide';
import type { ComponentType } from 'react';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { EditIcon, LockIcon } from '../../../core/ui/icons/area-icons.tsx';
import { Icon } from '../../../core/ui/icons/icon.tsx';
import { CheckIcon } from '../../../core/ui/icons/icons.tsx';
import { MessageDialog } from '../../../core/ui/dialogs/message-dialog.tsx';
import styles from '../../../core/ui/icons/icon-meanings.module.css';

/** Imported. */
export const ImportedIcon = () => <Icon node={Import} />;

/** Mapped to another job name. */
export const MappingIcon = () => <Icon node={CornerDownRight} />;

/** BRAFO fields. */
export const BrafoIcon = () => <Icon node={Grid2x2Plus} />;

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
    text: `${programmeName}: Die Nummern der ${programmeName}-Felder, in denen Anzeigen mit dieser Bezeichnung gefunden werden.`,
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

/** Legend of the icons in the list. */
export function JobNameIcons({ opened, onClose }: JobNameIconsProps) {
  return (
    <MessageDialog opened={opened} title="Was die Symbole bedeuten" onClose={onClose}>
      <ul className="grid list-plain gap-3">
        {meanings.map(({ Icon: Picture, text }) => (
          <li key={text} className="flex gap-3 items-start">
            <span className={`${styles.icon} disc flex-none text-accent bg-accent`}>
              <Picture />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </MessageDialog>
  );
}
