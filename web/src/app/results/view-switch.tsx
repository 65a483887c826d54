import { Button } from '@mantine/core';
import type { ResultsView } from '../../features/search/search.ts';
import { ListIcon, MapIcon } from '../../core/ui/icons/icons.tsx';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  readonly view: ResultsView;
  readonly onLook: (view: ResultsView) => void;
}

/** On a phone: from the list to the map and back, where a thumb reaches it. */
export function ViewSwitch({ view, onLook }: ViewSwitchProps) {
  const isMap = view === 'map';
  return (
    <div className={styles.place} data-map={isMap || undefined}>
      <Button
        size="md"
        radius="xl"
        leftSection={isMap ? <ListIcon /> : <MapIcon />}
        className={styles.switch}
        onClick={() => onLook(isMap ? 'list' : 'map')}
      >
        {isMap ? 'Liste' : 'Karte'}
      </Button>
    </div>
  );
}
