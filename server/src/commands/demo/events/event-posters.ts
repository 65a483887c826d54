import sharp from 'sharp';
import type { PendingFile } from '../content/attachments.ts';
import { palettes } from '../companies/logos.ts';
import { createRandom } from '../random.ts';

const lineLength = 18;

/** Breaks the words of a title into lines of about that many letters. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= lineLength) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function posterSvg(title: string): string {
  const [background, accent] = createRandom(`poster ${title}`).pick(palettes);
  const lines = linesOf(title);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(64, Math.floor(880 / longest), Math.floor(270 / lines.length));
  const text = lines.map((line, at) => {
    const y = 180 + (at - (lines.length - 1) / 2) * size * 1.2 + size / 3;
    return `<text x="320" y="${y.toFixed(0)}">${escaped(line)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">
    <rect width="640" height="360" rx="24" fill="${background}"/>
    <path d="M0 322 C160 300 260 352 400 330 S580 312 640 326 V336 Q640 360 616 360 H24 Q0 360 0 336 Z" fill="${accent}" opacity="0.8"/>
    <g text-anchor="middle" font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif" font-weight="700"
      font-size="${size}" fill="#ffffff">${text.join('')}</g></svg>`;
}

/** Draws the picture of an event without a host company: its title, as on a poster. */
export function posterOf(title: string): PendingFile['content'] {
  return () =>
    sharp(Buffer.from(posterSvg(title)))
      .webp({ quality: 80, effort: 1 })
      .toBuffer();
}
