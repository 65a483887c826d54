import { PinIcon } from '../../../core/ui/icons/icons.tsx';
import { addressLines } from '../event-text.ts';
import type { Branch, placeElsewhere } from './branches.ts';
import styles from './event-fields.module.css';

interface EventPlaceProps {
  readonly branch: Branch | undefined;
  /** Where an editor has put it. */
  readonly elsewhere: ReturnType<typeof placeElsewhere>;
}

/** Where the event takes place: at the address of its branch, unless an editor has put it elsewhere. */
export function EventPlace({ branch, elsewhere }: EventPlaceProps) {
  return (
    <p className={styles.place}>
      <PinIcon />
      <span>{elsewhere ? wordsElsewhere(elsewhere) : wordsFor(branch)}</span>
    </p>
  );
}

function wordsElsewhere({ digital, Address }: NonNullable<EventPlaceProps['elsewhere']>): string {
  const where = digital ? 'Digital' : addressLines({ Address }).join(', ');
  return `Von einem Redakteur festgelegt: ${where}`;
}

function wordsFor(branch: Branch | undefined): string {
  if (!branch) return 'Events finden immer an der Adresse der Filiale statt.';
  if (!branch.address)
    return 'Für diese Filiale ist keine Adresse eingetragen. Bitte ergänzen Sie sie in der Filialenverwaltung.';
  const where = addressLines({ Address: branch.address }).join(', ');
  return `Das Event findet an der Adresse der Filiale statt: ${where}`;
}
