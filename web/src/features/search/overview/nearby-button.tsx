import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { PinIcon } from '../../../core/ui/icons/icons.tsx';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { placeName, type Town } from '../../places/place.ts';
import { t } from '../../../core/texts/texts.ts';

interface NearbyButtonProps {
  readonly onTown: (town: Town) => void;
}

/** Asks the device for its position and takes the nearest town. The device is asked only after the button is pressed. */
export function NearbyButton({ onTown }: NearbyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function find() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      const { findNearby, nearbySentences } = await import('../../places/find-nearby.ts');
      const found = await findNearby();
      if ('failure' in found) return setProblem(nearbySentences[found.failure]);
      onTown(found.town);
      announce(
        t('Nächster Ort: {place}. Er steht jetzt im Suchfeld.', { place: placeName(found.town) }),
      );
    } catch (error) {
      console.error(error);
      setProblem(t('Das hat nicht geklappt. Prüfe deine Internetverbindung.'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="outline"
        compact
        wraps
        icon={<PinIcon />}
        aria-busy={isBusy || undefined}
        onClick={() => void find()}
      >
        {isBusy ? t('Standort wird gesucht …') : t('In meiner Nähe')}
      </Button>
      <p role="status" className="basis-full m-0 text-sm text-soft" hidden={problem === ''}>
        {problem}
      </p>
    </>
  );
}
