import { createRandom, type Random } from '../random.ts';

const width = 1920;
const height = 1080;

/** A calm landscape of several layers: colours from top to bottom and from far to near. */
export interface Landscape {
  readonly name: string;
  /** Three colour stops of the sky. */
  readonly sky: readonly [string, string, string];
  readonly sun: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly colour: string;
  };
  /** Colours of the hills, from far to near. */
  readonly hills: readonly string[];
  readonly foreground: 'river' | 'fields' | 'lake' | 'forest' | 'vineyard';
  readonly ground: readonly [string, string];
  readonly accent: string;
}

const point = (x: number, y: number) => `${x.toFixed(0)} ${y.toFixed(0)}`;

/** A soft line of hills: heights at equal distances. */
interface Ridge {
  readonly heights: readonly number[];
  readonly stride: number;
}

function makeRidge(random: Random, base: number, swing: number, steps: number): Ridge {
  const heights = Array.from({ length: steps + 1 }, () => base + (random.next() - 0.5) * swing);
  return { heights, stride: width / steps };
}

function heightAt({ heights, stride }: Ridge, x: number): number {
  const step = Math.min(Math.max(Math.floor(x / stride), 0), heights.length - 2);
  const [from, to] = [heights[step] ?? 0, heights[step + 1] ?? 0];
  const part = Math.min(Math.max(x / stride - step, 0), 1);
  return from + (to - from) * part * part * (3 - 2 * part);
}

/** Returns the path of the area below the ridge. */
function ridgePath({ heights, stride }: Ridge): string {
  let path = `M${point(-10, heights[0] ?? 0)}`;
  for (let step = 1; step < heights.length; step += 1) {
    const [from, to] = [heights[step - 1] ?? 0, heights[step] ?? 0];
    const middle = (step - 0.5) * stride;
    path += ` C${point(middle, from)} ${point(middle, to)} ${point(step * stride, to)}`;
  }
  return `${path} H${width + 10} V${height} H-10 Z`;
}

/** Draws trees on a ridge, in small groups as on farmland. */
function trees(
  random: Random,
  colour: string,
  ridge: Ridge,
  groups: number,
  scale: number,
): string {
  const group = () => {
    const centre = random.next() * width;
    return Array.from({ length: random.int(2, 6) }, () => {
      const x = centre + (random.next() - 0.5) * 150 * scale;
      const size = (20 + random.next() * 22) * scale;
      const foot = heightAt(ridge, x) + 6 * scale;
      return random.chance(0.7)
        ? `<ellipse cx="${x.toFixed(0)}" cy="${(foot - size * 0.9).toFixed(0)}" rx="${(size * 0.66).toFixed(0)}" ry="${size.toFixed(0)}" fill="${colour}"/>`
        : conifer(x, foot, size * 0.9, colour);
    }).join('');
  };
  return Array.from({ length: groups }, group).join('');
}

function conifer(x: number, foot: number, size: number, colour: string): string {
  const tier = (top: number, bottom: number, half: number) =>
    `M${point(x, foot - size * top)} L${point(x + size * half, foot - size * bottom)} H${(x - size * half).toFixed(0)} Z`;
  return `<path d="${tier(2.6, 1.2, 0.42)} ${tier(2, 0.6, 0.56)} ${tier(1.4, 0, 0.7)}" fill="${colour}"/>`;
}

/** Returns the path of a river that winds towards the viewer; `share` is the share of its full width. */
function riverPath(share: number): string {
  const banks = Array.from({ length: 41 }, (_, index) => {
    const near = index / 40;
    const y = 764 + 330 * near ** 1.35;
    const centre = 1060 - Math.sin(near * 4.4) * (40 + 250 * near) + near * 60;
    const half = (7 + 330 * near ** 1.9) * share;
    return { y, left: centre - half, right: centre + half };
  });
  const down = banks.map(({ y, left }) => point(left, y));
  const up = banks.map(({ y, right }) => point(right, y)).reverse();
  return `M${[...down, ...up].join(' L')} Z`;
}

function river([light, dark]: readonly [string, string], shine: string): string {
  return `<rect y="760" width="${width}" height="320" fill="url(#ground)"/>
    <path d="M0 838 C320 800 620 812 900 764 H0 Z" fill="${light}" opacity="0.45"/>
    <path d="M1920 850 C1640 806 1420 800 1220 764 H1920 Z" fill="${light}" opacity="0.35"/>
    <path d="M0 930 C180 900 330 960 470 1080 H0 Z" fill="${dark}" opacity="0.55"/>
    <path d="M1920 900 C1780 890 1660 970 1590 1080 H1920 Z" fill="${dark}" opacity="0.4"/>
    <path d="${riverPath(1)}" fill="${shine}"/><path d="${riverPath(0.5)}" fill="#ffffff" opacity="0.28"/>`;
}

function fields([light, dark]: readonly [string, string], accent: string): string {
  const stripes = Array.from({ length: 15 }, (_, index) => {
    const left = -1300 + index * 300;
    const top = 960 + (index - 7) * 62;
    return `<path d="M${point(top, 770)} L${point(top + 24, 770)} L${point(left + 130, 1090)} L${point(left, 1090)} Z" fill="${index % 2 === 0 ? light : accent}" opacity="0.42"/>`;
  });
  return `<rect y="766" width="${width}" height="314" fill="url(#ground)"/>${stripes.join('')}
    <path d="M0 850 C300 800 560 800 760 770 H0 Z" fill="${dark}" opacity="0.5"/>
    <path d="M1920 840 C1700 796 1500 790 1250 770 H1920 Z" fill="${dark}" opacity="0.35"/>`;
}

function lake(random: Random, [light, dark]: readonly [string, string], shine: string): string {
  const glints = Array.from({ length: 26 }, () => {
    const y = 800 + random.next() * 200;
    const length = 60 + random.next() * 260;
    const x = random.next() * width;
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${length.toFixed(0)}" height="3" rx="1.5" fill="#ffffff" opacity="0.2"/>`;
  });
  return `<rect y="764" width="${width}" height="316" fill="${shine}"/>
    <rect y="764" width="${width}" height="316" fill="url(#ground)" opacity="0.45"/>${glints.join('')}
    <path d="M0 1010 C260 960 520 1040 760 1080 H0 Z" fill="${dark}"/>
    <path d="M1920 990 C1660 980 1460 1040 1330 1080 H1920 Z" fill="${light}" opacity="0.85"/>`;
}

function forest(random: Random, [light, dark]: readonly [string, string]): string {
  const row = (base: number, swing: number, size: number, colour: string) => {
    const ridge = makeRidge(random, base, swing, 6);
    const wood = Array.from({ length: Math.round(3400 / size) }, (_, index) => {
      const x = index * size * 0.6 + (random.next() - 0.5) * size * 0.5 - 20;
      return conifer(x, heightAt(ridge, x) + 14, size * (0.75 + random.next() * 0.5), colour);
    });
    return `${wood.join('')}<path d="${ridgePath(ridge)}" fill="${colour}"/>`;
  };
  const mist = `<rect y="780" width="${width}" height="200" fill="url(#mist)" opacity="0.35"/>`;
  return `${row(800, 70, 34, light)}${mist}${row(930, 110, 58, dark)}`;
}

function vineyard([light, dark]: readonly [string, string], accent: string): string {
  const rows = Array.from({ length: 12 }, (_, index) => {
    const y = 800 + index * 24 + index * index * 0.9;
    return `<path d="M-10 ${y.toFixed(0)} C420 ${(y - 60).toFixed(0)} 900 ${(y + 50).toFixed(0)} 1930 ${(y - 34).toFixed(0)}" stroke="${index % 2 === 0 ? dark : accent}" stroke-width="${7 + index}" fill="none" opacity="0.5" stroke-linecap="round"/>`;
  });
  return `<path d="M0 790 C480 720 980 830 1920 742 V1080 H0 Z" fill="url(#ground)"/>${rows.join('')}
    <path d="M0 1040 C500 1000 1200 1060 1920 1010 V1080 H0 Z" fill="${light}" opacity="0.35"/>`;
}

function drawForeground(random: Random, { foreground, ground, accent }: Landscape): string {
  switch (foreground) {
    case 'river':
      return river(ground, accent);
    case 'fields':
      return fields(ground, accent);
    case 'lake':
      return lake(random, ground, accent);
    case 'forest':
      return forest(random, ground);
    case 'vineyard':
      return vineyard(ground, accent);
  }
}

const stop = (offset: number, colour: string) =>
  `<stop offset="${offset}" stop-color="${colour}"/>`;

function gradients({ sky, sun, ground }: Landscape): string {
  return `<defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stop(0, sky[0])}${stop(0.45, sky[1])}${stop(0.75, sky[2])}</linearGradient>
    <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">${stop(0, ground[0])}${stop(1, ground[1])}</linearGradient>
    <linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[2]}" stop-opacity="0"/><stop offset="1" stop-color="${sky[2]}" stop-opacity="0.75"/></linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="${sun.colour}" stop-opacity="0.85"/><stop offset="0.3" stop-color="${sun.colour}" stop-opacity="0.35"/><stop offset="1" stop-color="${sun.colour}" stop-opacity="0"/></radialGradient>
  </defs>`;
}

/** Draws the landscape as SVG, 1920 by 1080. */
export function landscapeSvg(landscape: Landscape): string {
  const random = createRandom(`landscape ${landscape.name}`);
  const { sun, hills } = landscape;
  const layers = hills.map((colour, index) => {
    const base = 560 + (index * 215) / hills.length;
    const ridge = makeRidge(random, base, 150 - index * 18, 5 + index);
    const wood = index > 0 ? trees(random, colour, ridge, 7, 0.35 + index * 0.14) : '';
    return `${wood}<path d="${ridgePath(ridge)}" fill="${colour}"/>
      <rect y="${base.toFixed(0)}" width="${width}" height="210" fill="url(#mist)" opacity="${(0.75 - index * 0.13).toFixed(2)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${gradients(landscape)}<rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 6}" fill="url(#glow)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${sun.colour}" opacity="0.9"/>
    ${layers.join('')}${drawForeground(random, landscape)}</svg>`;
}
