import { readFileSync } from 'node:fs';

const width = 1920;
const height = 1080;

/** Drawings of some trades on a light background. */
export interface TradeScene {
  readonly name: string;
  /** Names of pictures of occupations, from left to right. */
  readonly things: readonly string[];
  /** Colours of the background and of the shapes on it. */
  readonly ground: string;
  readonly shapes: string;
}

const drawings = new URL('../../../../../web/public/occupations/', import.meta.url);

/** Size of a drawing; a crop to a strip keeps it whole. */
const size = 264;

/** Vertical offsets of the drawings from the middle of the picture, so that they are not in a line. */
const offsets = [34, -44, 18, -30, 40];

/** Returns a drawing as a nested part of a larger one. */
function placed(name: string, x: number, y: number): string {
  const svg = readFileSync(new URL(`${name}.svg`, drawings), 'utf8');
  const place = `x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${size}" height="${size}"`;
  return svg.replace(/ (?:width|height)="\d{1,4}"/g, '').replace('<svg', `<svg ${place}`);
}

/** Draws the scene as SVG, 1920 by 1080. */
export function tradeSceneSvg({ things, ground, shapes }: TradeScene): string {
  const step = width / things.length;
  const drawn = things.map((name, at) => {
    const x = (at + 0.5) * step - size / 2;
    return placed(name, x, (height - size) / 2 + (offsets[at % offsets.length] ?? 0));
  });
  const discs = things.map((_, at) => {
    const y = height / 2 + (offsets[at % offsets.length] ?? 0);
    return `<circle cx="${((at + 0.5) * step).toFixed(0)}" cy="${y}" r="${176 + 10 * (at % 3)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <g fill="${shapes}"><circle cx="160" cy="60" r="230"/><circle cx="1790" cy="1030" r="280"/><circle cx="930" cy="1120" r="210"/>
    <circle cx="1280" cy="-40" r="190"/></g><g fill="#fff" opacity="0.72">${discs.join('')}</g>${drawn.join('')}</svg>`;
}
