import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brandColour, colours } from '@lehrpfad/regions/parts/colours.ts';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { sharp } from '../../../core/files/sharp.ts';

/** Texts of a picture. */
export interface PictureText {
  /** 'Ausbildung', 'Event'. */
  readonly kind: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Size that all networks show uncropped. */
const size = { width: 1200, height: 630 } as const;

/** Colours of the board in the light scheme. */
const colour = {
  ground: colours.deep.light,
  brand: brandColour,
  ink: '#ffffff',
  soft: '#c8edf4',
} as const;

const { resolve } = createRequire(import.meta.url);

const fonts: Font[] = ([400, 700] as const).map((weight) => ({
  name: 'Atkinson Hyperlegible',
  weight,
  data: readFileSync(
    resolve(
      `@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-${weight}-normal.woff`,
    ),
  ),
}));

/** The board's icon (web/public/icon.svg), light on dark. */
const icon = `data:image/svg+xml;base64,${Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colour.soft}"/><path d="M9 24C9 15.5 23 17.5 23 9" fill="none" stroke="${colour.ground}" stroke-width="3" stroke-linecap="round"/><circle cx="9" cy="24" r="3.5" fill="${colour.brand}"/><circle cx="23" cy="8.5" r="3.5" fill="${colour.ground}"/></svg>`,
).toString('base64')}`;

interface Box {
  readonly type: string;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children?: string | readonly Box[];
    readonly src?: string;
    readonly width?: number;
    readonly height?: number;
  };
}

const box = (
  style: Readonly<Record<string, string | number>>,
  children: string | readonly Box[] = [],
): Box => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } });

/** Font size of a title. Long ones are smaller, so that they are not cut. */
const titleSize = ({ length }: string) => (length > 80 ? 52 : length > 40 ? 64 : 80);

const badgeOf = (kind: string): Box =>
  box(
    {
      flexShrink: 0,
      padding: '8px 24px',
      borderRadius: 999,
      background: colour.soft,
      color: colour.ground,
      fontSize: 34,
      fontWeight: 700,
    },
    kind,
  );

function layout({ kind, title, lines }: PictureText): Box {
  const logo = box({ alignItems: 'center', fontSize: 36, fontWeight: 700, color: colour.ink }, [
    { type: 'img', props: { src: icon, width: 48, height: 48, style: { marginRight: 16 } } },
    box({}, 'Lehrpfad'),
  ]);

  return box(
    {
      ...size,
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: 64,
      background: `linear-gradient(135deg, ${colour.brand}, ${colour.ground})`,
      fontFamily: 'Atkinson Hyperlegible',
    },
    [
      box({ justifyContent: 'space-between', alignItems: 'center' }, [logo, badgeOf(kind)]),
      box(
        {
          color: colour.ink,
          fontSize: titleSize(title),
          fontWeight: 700,
          lineHeight: 1.15,
          wordBreak: 'break-word',
        },
        title,
      ),
      box(
        { flexDirection: 'column', color: colour.soft, fontSize: 36, lineHeight: 1.35 },
        lines.map((line) => box({ display: 'block', lineClamp: 1, overflow: 'hidden' }, line)),
      ),
    ],
  );
}

/** Draws a picture as PNG, with few colours so that it stays small; runs on a worker thread. */
export async function drawPicture(text: PictureText): Promise<Uint8Array> {
  const svg = await satori(layout(text) as unknown as Parameters<typeof satori>[0], {
    ...size,
    fonts,
  });
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  return new Uint8Array(await sharp(png).png({ palette: true, colours: 64, effort: 4 }).toBuffer());
}
