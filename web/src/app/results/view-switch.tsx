import { Button } from '../../core/ui/controls/button.tsx';
import type { ResultsView } from '../../features/search/search.ts';
import { ListIcon, MapIcon } from '../../core/ui/icons/icons.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  readonly view: ResultsView;
  readonly onLook: (view: ResultsView) => void;
}

/** On a phone, the button that switches between list and map, in reach of the thumb. */
export function ViewSwitch({ view, onLook }: ViewSwitchProps) {
  const isMap = view === 'map';
  return (
    <div className={`${styles.place} flex sticky justify-center`} data-map={isMap || undefined}>
      <Button
        name="view"
        icon={isMap ? <ListIcon /> : <MapIcon />}
        className={styles.switch}
        onClick={() => onLook(isMap ? 'list' : 'map')}
      >
        {isMap ? t('Liste') : t('Karte')}
      </Button>
    </div>
  );
}
