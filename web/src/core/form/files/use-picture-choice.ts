import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import type { FieldProps } from '../fields/field-props.ts';
import { announce } from '../../ui/notices/announcer.tsx';
import type { LogoCrop } from './logo-crop.tsx';
import { trackReading } from './readings.ts';
import { shrinkPicture } from './shrink-picture.ts';

type Picture = Blob | null | undefined;

const unreadable =
  'Dieses Bild kann nicht gelesen werden. Bitte wählen Sie eine JPEG- oder PNG-Datei.';
const notLoaded =
  'Das Zuschneiden konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.';

/** A picture that is being cropped. */
interface Cropping {
  readonly Editor: ComponentType<ComponentProps<typeof LogoCrop>>;
  readonly source: Blob | HTMLImageElement;
  /** The field's value without the crop, and with it. */
  readonly whole: Picture;
  readonly result: Picture;
}

/** A chosen file, and the picture that was made of it for sending. */
interface Chosen {
  readonly file: File;
  readonly small: Blob;
}

/** Loads what crops a picture, and the stored picture if no other was chosen. A crop of the chosen file is sharper than of what is sent. */
async function loadCrop(value: Picture, current: string | null | undefined, chosen: Chosen | null) {
  const { LogoCrop: Editor } = await import('./logo-crop.tsx');
  if (value) return { Editor, source: value === chosen?.small ? chosen.file : value };
  const stored = new Image();
  stored.src = current ?? '';
  await stored.decode();
  return { Editor, source: stored };
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
  const { id, label, value, onChange, onBlur } = field;
  const [message, setMessage] = useState<string>();
  const [begun, setBegun] = useState<Cropping | null>(null);
  const chosen = useRef<Chosen | null>(null);
  const turn = useRef(0);
  // The form may have got another value since, for example by discarding its changes.
  const cropping = begun !== null && value === begun.result ? begun : null;

  /** @returns true if the file was accepted, or if another choice was made while it was being read */
  async function take(file: File): Promise<boolean> {
    const own = (turn.current += 1);
    const small = await shrinkPicture(file, pixels).catch(() => null);
    if (own !== turn.current) return true;
    if (small) {
      // A crop of the picture before may still be under way.
      turn.current += 1;
      chosen.current = { file, small };
      setBegun(null);
      onChange(small);
    }
    setMessage(small ? undefined : unreadable);
    announce(small ? `${label}: Bild gewählt` : unreadable);
    onBlur();
    return small !== null;
  }

  function choose(next: Picture, words: string): void {
    turn.current += 1;
    setMessage(undefined);
    setBegun(null);
    onChange(next);
    announce(`${label}: ${words}`);
  }

  function remove(): void {
    choose(current ? null : undefined, 'Bild entfernt');
    document.getElementById(id)?.focus();
  }

  function restore(): void {
    choose(undefined, 'bisheriges Bild behalten');
    document.getElementById(id)?.focus();
  }

  /** Until a square is cut out, the whole picture stays. */
  async function beginCrop(): Promise<boolean> {
    const own = turn.current;
    setMessage(undefined);
    const loaded = await loadCrop(value, current, chosen.current).catch(() => null);
    if (own !== turn.current) return true;
    if (loaded) setBegun({ ...loaded, whole: value, result: value });
    else setMessage(notLoaded);
    announce(loaded ? `${label}: Ausschnitt mit den Reglern wählen` : notLoaded);
    return true;
  }

  /** @returns whether the square was cut out, or another choice was made meanwhile */
  async function crop(cutting: Promise<Blob>): Promise<boolean> {
    const own = turn.current;
    const result = await cutting.catch(() => null);
    if (own !== turn.current) return true;
    if (result) {
      setBegun((before) => before && { ...before, result });
      onChange(result);
    } else {
      setBegun(null);
      setMessage(unreadable);
      announce(unreadable);
    }
    return result !== null;
  }

  return {
    message,
    cropping,
    take: (file: File) => void trackReading(id, take(file)),
    remove,
    restore,
    beginCrop: () => void trackReading(id, beginCrop()),
    showWhole: () => cropping && choose(cropping.whole, 'wird ganz gezeigt'),
    crop: (cutting: Promise<Blob>) => void trackReading(id, crop(cutting)),
  };
}
