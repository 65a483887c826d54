import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldProps } from '../../fields/field-props.ts';
import { announce } from '../../../ui/notices/announcer.tsx';
import { unreadable, type Picture } from './picture-words.ts';
import { trackReading } from '../readings.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { useCropChoice, type Held } from './use-crop-choice.ts';

/** Keeps the current value of a field, and changes it. */
function useHeldPicture({ id, value, onChange }: FieldProps<Picture>) {
  const held = useRef<Held>({ value, chosen: null, reading: Promise.resolve(true) });
  useLayoutEffect(() => {
    held.current.value = value;
  }, [value]);
  return {
    held,
    onChange: (next: Picture) => {
      held.current.value = next;
      onChange(next);
    },
    keepChosen: (chosen: Held['chosen']) => {
      held.current.chosen = chosen;
    },
    keepReading: (reading: Held['reading']) => {
      held.current.reading = reading;
      void trackReading(id, reading);
    },
  };
}

/**
 * Chooses, crops and removes the picture of a field.
 * @param current path of the stored picture
 * @param pixels per side that a chosen picture keeps; as many as a logo unless given
 */
export function usePictureChoice(
  field: FieldProps<Picture>,
  current: string | null | undefined,
  pixels?: number,
) {
  const { id, label, value, onBlur } = field;
  const [message, setMessage] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const turn = useRef(0);
  const { held, onChange, keepChosen, keepReading } = useHeldPicture(field);
  const crop = useCropChoice({ label, value, current, held, onChange, onMessage: setMessage });

  /** @returns true if the file was accepted, or if another choice was made while it was being read */
  async function read(file: File): Promise<boolean> {
    const own = (turn.current += 1);
    setIsReading(true);
    const small = await shrinkPicture(file, pixels).catch(() => null);
    if (own !== turn.current) return true;
    setIsReading(false);
    if (small) {
      keepChosen({ file, small });
      crop.replace();
      onChange(small);
    }
    setMessage(small ? undefined : unreadable);
    announce(small ? `${label}: Bild gewählt` : unreadable);
    onBlur();
    return small !== null;
  }

  function take(file: File): void {
    keepReading(read(file));
  }

  function choose(next: Picture, words: string): void {
    turn.current += 1;
    setIsReading(false);
    setMessage(undefined);
    crop.end();
    onChange(next);
    announce(`${label}: ${words}`);
  }

  /** For a button that is gone afterwards. */
  function chooseAndFocus(next: Picture, words: string): void {
    choose(next, words);
    document.getElementById(id)?.focus();
  }

  function showWhole(): void {
    if (crop.cropping) choose(crop.cropping.whole, 'wird ganz gezeigt');
    else crop.end();
  }

  return {
    message,
    cropping: crop.cropping,
    /** Whether a crop was asked for that has not begun. */
    isCropAsked: crop.isAsked,
    /** Whether a picture is being read, which takes seconds for a large one. */
    isReading: isReading || crop.isAsked,
    take,
    remove: () => chooseAndFocus(current ? null : undefined, 'Bild entfernt'),
    restore: () => chooseAndFocus(undefined, 'bisheriges Bild behalten'),
    beginCrop: () => void trackReading(id, crop.begin()),
    showWhole,
    crop: (cutting: Promise<Blob>) => void trackReading(id, crop.cut(cutting)),
  };
}
