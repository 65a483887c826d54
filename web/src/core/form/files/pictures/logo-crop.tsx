import { useEffect, useEffectEvent, useId, useRef, useState, type PointerEvent } from 'react';
import styles from './logo-field.module.css';
import { drawSquare, squareFrom } from './shrink-picture.ts';
import { dragged, largestSquare, maxZoom, roomOf, type Crop } from './square-crop.ts';

/** Pixels of the preview; enough for a high-resolution screen. */
const previewPixels = 384;

interface LogoCropProps {
  readonly source: Blob | HTMLImageElement;
  readonly label: string;
  /** Called when a new square is being made; one at a time. */
  readonly onCropping: (result: Promise<Blob>) => void;
}

/** Chooses a square of a picture: by dragging it, and by sliders, which work with keyboard and screen reader. */
export function LogoCrop({ source, label, onCropping }: LogoCropProps) {
  const { bitmap, crop, canvas, change } = useCrop(source, onCropping);
  const from = useRef<readonly [number, number] | null>(null);

  function drag(event: PointerEvent): void {
    if (!bitmap || !canvas.current || !from.current) return;
    const { clientX, clientY } = event;
    const side = Math.max(1, canvas.current.clientWidth);
    const by = { x: (clientX - from.current[0]) / side, y: (clientY - from.current[1]) / side };
    from.current = [clientX, clientY];
    change(dragged(bitmap, crop, by));
  }

  return (
    <div className="wrap gap-4 items-start w-full">
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${label}: Vorschau`}
        className={`${styles.frame} ${styles.drag} flex-none border rounded-md bg-plate`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = [event.clientX, event.clientY];
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => (from.current = null)}
      />
      <CropSliders bitmap={bitmap} crop={crop} onChange={change} />
    </div>
  );
}

interface CropSlidersProps {
  /** null while the picture is being read. */
  readonly bitmap: ImageBitmap | null;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** Size and position of the square as sliders. */
function CropSliders({ bitmap, crop, onChange }: CropSlidersProps) {
  const room = bitmap ? roomOf(bitmap, crop) : { x: false, y: false };
  const share = (at: number) => `${Math.round(at * 100)} %`;
  return (
    <div className="grid grow-basis">
      <Slider
        label="Größe"
        value={crop.zoom}
        range={[1, maxZoom]}
        disabled={!bitmap}
        text={`${crop.zoom.toLocaleString('de', { maximumFractionDigits: 2 })}-fach`}
        onChange={(zoom) => onChange({ ...crop, zoom })}
      />
      <Slider
        label="Ausschnitt waagerecht"
        value={crop.x}
        range={[0, 1]}
        text={share(crop.x)}
        disabled={!room.x}
        onChange={(x) => onChange({ ...crop, x })}
      />
      <Slider
        label="Ausschnitt senkrecht"
        value={crop.y}
        range={[0, 1]}
        text={share(crop.y)}
        disabled={!room.y}
        onChange={(y) => onChange({ ...crop, y })}
      />
      <p className="text-hint m-0" role="status">
        {roomText(bitmap !== null, room)}
      </p>
    </div>
  );
}

/** Says why a slider moves nothing. */
function roomText(isRead: boolean, room: ReturnType<typeof roomOf>): string {
  if (!isRead) return 'Das Bild wird gelesen …';
  if (room.x && room.y) return '';
  const way = room.x ? 'Senkrecht' : room.y ? 'Waagerecht' : 'So';
  return `${way} ist nichts zu verschieben. Stellen Sie zuerst die Größe höher.`;
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly range: readonly [min: number, max: number];
  /** The value for screen readers. */
  readonly text: string;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

function Slider({ label, value, range: [min, max], text, disabled, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid">
      <label htmlFor={id} className="text-soft">
        {label}
      </label>
      <input
        id={id}
        type="range"
        className={`${styles.slider} w-full min-h-tap`}
        min={min}
        max={max}
        step={0.01}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Keeps the crop of a picture, draws it at once, and has it made into a file. */
function useCrop(source: LogoCropProps['source'], onCropping: LogoCropProps['onCropping']) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState(largestSquare);
  const wanted = useRef(crop);
  const isMaking = useRef(false);

  /** Makes squares until the last one has the current crop: a drag changes the crop faster than pictures are encoded. */
  async function make(picture: ImageBitmap): Promise<Blob> {
    try {
      for (;;) {
        const at = wanted.current;
        const result = await squareFrom(picture, at);
        if (at === wanted.current) return result;
      }
    } finally {
      isMaking.current = false;
    }
  }

  function draw(picture: ImageBitmap, at: Crop): void {
    wanted.current = at;
    if (canvas.current) drawSquare(canvas.current, picture, at, previewPixels);
    if (isMaking.current) return;
    isMaking.current = true;
    onCropping(make(picture));
  }

  const begin = useEffectEvent((picture: ImageBitmap) => {
    setBitmap(picture);
    draw(picture, crop);
  });
  const fail = useEffectEvent(onCropping);

  useEffect(() => {
    let isGone = false;
    const reading = createImageBitmap(source, { imageOrientation: 'from-image' });
    async function read(): Promise<void> {
      try {
        const picture = await reading;
        if (isGone) picture.close();
        else begin(picture);
      } catch (error) {
        if (!isGone) fail(Promise.reject(error));
      }
    }
    void read();
    return () => {
      isGone = true;
    };
  }, [source]);
  useEffect(() => () => bitmap?.close(), [bitmap]);

  function change(next: Crop): void {
    setCrop(next);
    if (bitmap) draw(bitmap, next);
  }
  return { bitmap, crop, canvas, change };
}
