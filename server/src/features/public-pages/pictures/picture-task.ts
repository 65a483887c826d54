import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';

/** What stands on a picture. */
export interface PictureText {
  /** 'Ausbildung', 'Event'. */
  readonly kind: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The size that all networks show whole. */
const size = { width: 1200, height: 630 } as const;

/** Colours of the board (web/src/core/styles/colours.css, light). */
const colour = { ground: '#0a3f3d', brand: '#0b6a64', ink: '#ffffff', soft: '#c8edf4' } as const;

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

interface Box {
  readonly type: string;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children: string | readonly Box[];
  };
}

const box = (
  style: Readonly<Record<string, string | number>>,
  children: string | readonly Box[] = [],
): Box => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } });

/** Long titles are smaller, so that they stay whole. */
const titleSize = ({ length }: string) => (length > 80 ? 52 : length > 40 ? 64 : 80);

function layout({ kind, title, lines }: PictureText): Box {
  const logo = box({ alignItems: 'center', fontSize: 36, fontWeight: 700, color: colour.ink }, [
    box({ width: 36, height: 36, marginRight: 16, borderRadius: 10, background: colour.soft }),
    box({}, 'Lehrpfad'),
  ]);
  const badge = box(
    {
      padding: '8px 24px',
      borderRadius: 999,
      background: colour.soft,
      color: colour.ground,
      fontSize: 34,
      fontWeight: 700,
    },
    kind,
  );
  return box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 64,
      background: `linear-gradient(135deg, ${colour.brand}, ${colour.ground})`,
      fontFamily: 'Atkinson Hyperlegible',
    },
    [
      box({ justifyContent: 'space-between', alignItems: 'center' }, [logo, badge]),
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
        lines.map((line) => box({}, line)),
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
