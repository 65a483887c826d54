import { firstCharacters } from '@lehrpfad/contract/core/text/visible-text.ts';
import { useState } from 'react';
import { saveFile } from '../../../../core/api/download.ts';
import { berlinToday, formatDate } from '../../../../core/text/dates.ts';
import { Button } from '../../../../core/ui/controls/button.tsx';
import { Select } from '../../../../core/ui/inputs/select.tsx';
import { TextArea } from '../../../../core/ui/inputs/text-area.tsx';
import { TextInput } from '../../../../core/ui/inputs/text-input.tsx';
import { announce } from '../../../../core/ui/notices/announcer.tsx';
import { nameOf, type MarkableAd } from '../favourite-star.tsx';
import { areFavouritesKept, setFavourite } from '../favourites-store.ts';
import { useIsFavourite } from '../use-favourites.ts';
import {
  applicationStates,
  chosenState,
  isState,
  maxNoteLength,
  emptyProgress,
} from './progress.ts';
import { changeProgress, isProgressKept, useProgress } from './progress-store.ts';
import { t, translated } from '../../../../core/texts/texts.ts';

const options = applicationStates.map(({ key, label }) => ({ value: key as string, label }));

/** State of an ad that is no favourite and has no other state. */
const unmarked = { value: '', label: 'noch nicht gemerkt' };

interface ProgressFieldsProps {
  readonly ad: MarkableAd;
  /** Link to the ad, for the calendar; empty for none. */
  readonly url: string;
}

/** Functions that change the progress of an ad and mark it as a favourite. @param applied day of the application */
function useChanges(ad: MarkableAd, applied: string | null) {
  const isFavourite = useIsFavourite(ad.id);

  function change(next: Parameters<typeof changeProgress>[1]) {
    const isMarked = isFavourite || setFavourite(ad.id, true, nameOf(ad));
    if (isMarked) changeProgress(ad.id, next);
    return isMarked;
  }

  function choose(key: string) {
    if (!isState(key)) return;
    if (!change(chosenState(key, applied, berlinToday()))) return;
    announce(
      t('Stand: {label}', {
        label: translated(options.find(({ value }) => value === key)?.label ?? ''),
      }),
    );
  }

  return { change, choose };
}

/** Progress of an application: state, note and reminder, all on the device. Changes mark the ad as a favourite. */
export function ProgressFields({ ad, url }: ProgressFieldsProps) {
  const { state, applied, note, reminder } = useProgress(ad.id) ?? emptyProgress;
  const { change, choose } = useChanges(ad, applied);
  const isUnmarked = !useIsFavourite(ad.id) && state === 'noted';

  return (
    <div className="stack gap-3">
      <Select
        label={t('Stand')}
        value={isUnmarked ? unmarked.value : state}
        options={isUnmarked ? [unmarked, ...options] : options}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {state !== 'noted' && (
        <TextInput
          label={t('Beworben am')}
          type="date"
          max={berlinToday()}
          value={applied ?? ''}
          onChange={(event) => change({ applied: event.currentTarget.value || null })}
        />
      )}
      <TextArea
        label={t('Notiz')}
        rows={2}
        value={note}
        onChange={(event) =>
          change({ note: firstCharacters(event.currentTarget.value, maxNoteLength) })
        }
      />
      <TextInput
        label={t('Erinnere mich am')}
        description={t(
          'Wähl einen Tag, und tippe dann auf „In den Kalender“. Dein Kalender erinnert dich; diese Seite kann das nicht.',
        )}
        type="date"
        min={berlinToday()}
        value={reminder ?? ''}
        onChange={(event) => change({ reminder: event.currentTarget.value || null })}
      />
      {reminder && <ReminderButton ad={ad} url={url} day={reminder} note={note} />}
      <StorageNote />
    </div>
  );
}

function StorageNote() {
  // The progress storage notices a failure only on the first change, but the sentence must be true before that.
  const isKept = areFavouritesKept() && isProgressKept();
  return (
    <p className="text-soft">
      {isKept
        ? t(
            'Stand und Notizen bleiben auf diesem Gerät und gehen an niemanden. Bei deinen Favoriten kannst du sie sichern und auf ein anderes Gerät mitnehmen.',
          )
        : t(
            'Dein Browser erlaubt kein Speichern: Stand und Notizen bleiben nur für diesen Besuch.',
          )}
    </p>
  );
}

interface ReminderButtonProps extends ProgressFieldsProps {
  readonly day: string;
  readonly note: string;
}

/** Makes a calendar file; the library for it is loaded when it is needed. */
function ReminderButton({ ad, url, day, note }: ReminderButtonProps) {
  const [hasFailed, setFailed] = useState(false);
  async function make() {
    try {
      const { reminderFile } = await import('./reminder.ts');
      const text = reminderFile({ id: ad.id, title: nameOf(ad), day, note, url });
      saveFile(
        new Blob([text], { type: 'text/calendar;charset=utf-8' }),
        `erinnerung-${ad.id}.ics`,
      );
      announce(t('Kalenderdatei erstellt'));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }
  return (
    <div>
      <Button variant="default" onClick={() => void make()}>
        {t('In den Kalender: {date}', { date: formatDate(day) })}
      </Button>
      {hasFailed && (
        <p role="alert" className="mt-1 text-danger">
          {t(
            'Die Kalenderdatei konnte nicht erstellt werden. Prüf deine Verbindung, und versuch es noch einmal.',
          )}
        </p>
      )}
    </div>
  );
}
