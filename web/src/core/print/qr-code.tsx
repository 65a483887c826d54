import { encode } from 'uqr';

/** Empty modules around the code (ISO/IEC 18004). */
const quietZone = 4;

/** Smallest module that a phone's camera can read from paper, in mm, and smallest width of a whole code. */
const moduleMm = 0.5;
const defaultMm = 28;

/** Longest text of a code with error correction M, in ASCII characters (ISO/IEC 18004, version 40). */
const maxCharacters = 2331;

/** Whether a URL is short enough for a QR code. */
export const fitsQrCode = (url: string): boolean => url.length <= maxCharacters;

/** Draws the dark modules as one path, with one stroke per run in a row. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of rows.entries()) {
    let from = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] && from < 0) from = x;
      if (row[x] || from < 0) continue;
      runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
      from = -1;
    }
  }
  return runs.join('');
}

/** Dark on white in both colour schemes. */
const onScreen = { colorScheme: 'only light' } as const;

interface QrCodeProps {
  readonly text: string;
  /** Accessible text about the purpose of the code. */
  readonly label: string;
  /** Smallest width. */
  readonly minMm?: number | undefined;
  /** Whether it is dark on white in both colour schemes; on paper everything is. */
  readonly isOnScreen?: boolean;
}

/** A text as a QR code (error correction M: up to 15 % may be damaged by folds and stains). */
export function QrCode({ text, label, minMm = defaultMm, isOnScreen = false }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const width = size + 2 * quietZone;
  const mm = `${Math.max(minMm, width * moduleMm)}mm`;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${width} ${width}`}
      width={mm}
      height={mm}
      shapeRendering="crispEdges"
      style={isOnScreen ? onScreen : undefined}
    >
      {isOnScreen && (
        <rect x={-quietZone} y={-quietZone} width={width} height={width} fill="canvas" />
      )}
      <path d={darkPath(data)} fill={isOnScreen ? 'canvastext' : 'currentColor'} />
    </svg>
  );
}
