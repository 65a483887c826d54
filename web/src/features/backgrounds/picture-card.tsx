import type { ManagedBackground } from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import { useAction } from '../../core/hooks/use-action.ts';
import { DeleteIcon, EditIcon } from '../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../core/ui/icons/icon-button.tsx';
import { Switch } from '../../core/ui/controls/switch.tsx';
import { ObjectTrail } from '../audit/object-trail.tsx';
import styles from './pictures-page.module.css';

interface PictureCardProps {
  readonly picture: ManagedBackground;
  /** Identifies the picture for users, because pictures have no names. */
  readonly number: number;
  readonly onToggle: () => Promise<void>;
  readonly onReplace: () => void;
  readonly onDelete: () => void;
}

/** Largest width of a card, which it has in a single column. */
const sizes = '(min-width: 62em) 24rem, 100vw';

/** A picture with its actions. */
export function PictureCard(props: PictureCardProps) {
  const { picture, number, onToggle, onReplace, onDelete } = props;
  const { id, file, sources, visible } = picture;
  const toggling = useAction(onToggle);
  const name = `Hintergrundbild ${number}`;
  return (
    <li
      className={`${styles.card} card flex flex-col overflow-hidden`}
      data-visible={visible}
      aria-label={name}
    >
      <div className={`${styles.frame} relative bg-tint`}>
        <picture>
          {sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
          <img src={file} alt={name} loading="lazy" decoding="async" />
        </picture>
        {!visible && (
          <span className={`${styles.badge} absolute card py-1 px-3 text-sm`}>Ausgeblendet</span>
        )}
      </div>
      <div className={`${styles.tools} row gap-1 justify-between`}>
        <Switch
          label="Auf der Startseite zeigen"
          value={visible}
          onChange={() => void toggling.run()}
        />
        <div className="flex">
          <IconButton Icon={EditIcon} label={`${name} ersetzen`} onClick={onReplace} />
          <IconButton Icon={DeleteIcon} label={`${name} löschen`} danger onClick={onDelete} />
        </div>
      </div>
      <div className={styles.trail}>
        <ObjectTrail subject="background" id={id} />
      </div>
    </li>
  );
}
