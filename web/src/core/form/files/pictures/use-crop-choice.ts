import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type RefObject,
} from 'react';
import { announce } from '../../../ui/notices/announcer.tsx';
import type { LogoCrop } from './logo-crop.tsx';
import { unreadable, type Picture } from './picture-words.ts';

const notLoaded =
  'Das Zuschneiden konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.';

/** Current value of a field; a render may still show the previous one. */
export interface Held {
  value: Picture;
  /** A chosen file, and the picture that was made of it for sending. */
  chosen: { readonly file: File; readonly small: Blob } | null;
  /** Resolves when the file that was chosen last has been read; to false if it cannot be read. */
  reading: Promise<boolean>;
}

/** A picture that is being cropped. */
interface Cropping {
  readonly Editor: ComponentType<ComponentProps<typeof LogoCrop>>;
  readonly source: Blob | HTMLImageElement;
  /** The field's value without the crop, and with it. */
  readonly whole: Picture;
  readonly result: Picture;
}

interface CropField {
  readonly label: string;
  readonly value: Picture;
  /** Path of the stored picture. */
  readonly current: string | null | undefined;
  readonly held: RefObject<Held>;
  readonly onChange: (value: Blob) => void;
  readonly onMessage: (message: string | undefined) => void;
}

/** Loads the cropper, and the stored picture if no other was chosen. The original of a chosen file gives a sharper crop than the reduced one. */
async function loadCrop({ value, chosen }: Held, current: string | null | undefined) {
  const { LogoCrop: Editor } = await import('./logo-crop.tsx');
  if (value) return { Editor, source: value === chosen?.small ? chosen.file : value };
  const stored = new Image();
  stored.src = current ?? '';
  await stored.decode();
  return { Editor, source: stored };
}

/** Waits until the file that was chosen last has been read. @returns whether that succeeded */
async function waitForFile(held: RefObject<Held>): Promise<boolean> {
  for (;;) {
    const { reading } = held.current;
    const isRead = await reading;
    if (reading === held.current.reading) return isRead;
  }
}

/** Loads the cropper after the file has been read. @returns undefined if the file cannot be read; null if loading fails */
async function loadWhenRead(held: RefObject<Held>, current: string | null | undefined) {
  if (!(await waitForFile(held))) return undefined;
  return loadCrop(held.current, current).catch(() => null);
}

type FirstCut = PromiseWithResolvers<boolean> | null;

function settle(first: RefObject<FirstCut>, isTaken: boolean): void {
  first.current?.resolve(isTaken);
  first.current = null;
}

/** Promise that a save waits for: it resolves when the first square has been cut out, or the crop has ended. */
function useFirstCut(begun: Cropping | null, cropping: Cropping | null) {
  const first = useRef<FirstCut>(null);
  useEffect(() => {
    if (begun && !cropping) settle(first, true);
  }, [begun, cropping]);
  useEffect(() => () => settle(first, true), []);

  function wait(): Promise<boolean> {
    const waiting = Promise.withResolvers<boolean>();
    first.current = waiting;
    return waiting.promise;
  }

  return { settle: (isTaken: boolean) => settle(first, isTaken), wait };
}

/** Crops the picture of a field. Waits for a file that is still being read. */
export function useCropChoice(field: CropField) {
  const { label, value, current, held, onChange, onMessage } = field;
  const [begun, setBegun] = useState<Cropping | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const asks = useRef(0);
  const cuts = useRef(0);
  // The form may have got another value since, for example by discarding its changes.
  const cropping = begun !== null && value === begun.result ? begun : null;
  const first = useFirstCut(begun, cropping);

  function end(): void {
    asks.current += 1;
    cuts.current += 1;
    setBegun(null);
    setIsAsked(false);
    first.settle(true);
  }

  /** Ends the crop of a picture that another one has replaced. A crop that is still loading belongs to the new picture. */
  function replace(): void {
    cuts.current += 1;
    setBegun(null);
    if (begun) first.settle(true);
  }

  async function load(): Promise<void> {
    const own = asks.current;
    const loaded = await loadWhenRead(held, current);
    if (own !== asks.current) return;
    if (loaded === undefined) return end();
    const { value: whole } = held.current;
    setIsAsked(false);
    if (loaded) setBegun({ ...loaded, whole, result: whole });
    else {
      onMessage(notLoaded);
      first.settle(true);
    }
    announce(loaded ? `${label}: Ausschnitt mit den Reglern wählen` : notLoaded);
  }

  /** Until a square is cut out, the whole picture stays. @returns the promise that a save waits for */
  function begin(): Promise<boolean> {
    end();
    setIsAsked(true);
    onMessage(undefined);
    const isCut = first.wait();
    void load();
    return isCut;
  }

  /** @returns whether the square was cut out, or another choice was made meanwhile */
  async function cut(cutting: Promise<Blob>): Promise<boolean> {
    const own = cuts.current;
    const result = await cutting.catch(() => null);
    if (own !== cuts.current) return true;
    if (result) {
      setBegun((before) => before && { ...before, result });
      onChange(result);
    } else {
      setBegun(null);
      onMessage(unreadable);
      announce(unreadable);
    }
    first.settle(result !== null);
    return result !== null;
  }

  return { cropping, isAsked, begin, cut, end, replace };
}
