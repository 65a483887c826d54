import sharp from 'sharp';
import type { DemoCompany } from './companies.ts';
import type { PendingFile } from '../content/attachments.ts';
import { createRandom, type Random } from '../random.ts';

const size = 256;

/** Background and accent colours: white letters have a contrast of at least 4.5 on every background. */
export const palettes = [
  ['#0b5c66', '#3fb6b2'],
  ['#17456b', '#6fb1dd'],
  ['#2f5d3a', '#8cc084'],
  ['#6b3f2a', '#e0a774'],
  ['#5a3d6e', '#b99ad0'],
  ['#7a2e3a', '#e58c8c'],
  ['#37474f', '#90a4ae'],
  ['#0f5b4f', '#f2c14e'],
  ['#3b4a8c', '#a9b6f0'],
  ['#7a4a00', '#ffcf70'],
] as const;

const marks: readonly ((colour: string) => string)[] = [
  (colour) => `<circle cx="236" cy="16" r="76" fill="${colour}" opacity="0.8"/>`,
  (colour) => `<path d="M0 226 L128 182 L256 226 V256 H0 Z" fill="${colour}" opacity="0.75"/>`,
  (colour) =>
    `<path d="M0 212 C64 182 96 236 160 210 S232 192 256 208 V256 H0 Z" fill="${colour}" opacity="0.75"/>`,
  (colour) => `<rect x="26" y="196" width="204" height="16" rx="8" fill="${colour}"/>`,
  (colour) =>
    `<circle cx="128" cy="128" r="104" fill="none" stroke="${colour}" stroke-width="12"/>`,
  (colour) =>
    `<path d="M0 0 H92 L0 92 Z" fill="${colour}" opacity="0.7"/><path d="M256 256 H164 L256 164 Z" fill="${colour}" opacity="0.7"/>`,
  (colour) =>
    `<path d="M128 16 L226 72 V184 L128 240 L30 184 V72 Z" fill="none" stroke="${colour}" stroke-width="12" stroke-linejoin="round"/>`,
];

const smallWords = /^(am|und|GmbH|AG|eG|KG|Co\.|mbH|gGmbH|e\.|K\.|V\.|&|PartGmbB|VVaG|GbR)$/;

/** Returns the initials: 'Bäckerei Lindenkamp GmbH' becomes 'BL'. */
function initials(name: string): string {
  const words = (name.split(', ')[0] ?? name)
    .split(/[ -]/)
    .filter((word) => !smallWords.test(word));
  const letters = words.slice(0, 2).map((word) => word.charAt(0).toUpperCase());
  return letters.join('').replaceAll('&', '');
}

function logoSvg(random: Random, name: string): string {
  const [background, accent] = random.pick(palettes);
  const letters = initials(name);
  const corner = random.pick([0, 28, 64]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 256 256">
    <clipPath id="shape"><rect width="256" height="256" rx="${corner}"/></clipPath>
    <g clip-path="url(#shape)"><rect width="256" height="256" fill="${background}"/>${random.pick(marks)(accent)}
    <text x="128" y="162" text-anchor="middle" font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif"
      font-weight="700" font-size="${letters.length > 1 ? 92 : 116}" fill="#ffffff">${letters}</text></g></svg>`;
}

/** Renders WebP with low effort: hundreds of logos are made at the first start. */
function renderLogo(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 80, effort: 1 }).toBuffer();
}

/** Makes the logos of all companies and exchanges that have one; branches of an enterprise look the same. */
export function makeLogos(
  companies: readonly Pick<DemoCompany, 'logo' | 'domain' | 'name'>[],
): PendingFile[] {
  const rendered = new Map<string, Promise<Buffer>>();
  return companies.flatMap(({ logo, domain, name }) => {
    if (logo === null) return [];
    const content = () => {
      const known = rendered.get(domain);
      if (known !== undefined) return known;
      const fresh = renderLogo(logoSvg(createRandom(`logo ${domain}`), name));
      rendered.set(domain, fresh);
      return fresh;
    };
    return [{ key: logo, content }];
  });
}
