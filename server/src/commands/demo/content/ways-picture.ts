import sharp from 'sharp';

const steps = ['Praktikum', 'Ausbildung', 'Beruf'] as const;

/** Width of one of the three circles including the line behind it, in pixels. */
const step = 300;

function stepSvg(name: string, at: number): string {
  const x = 150 + at * step;
  return `
    ${at > 0 ? `<path d="M${x - 200} 150 H${x - 100}" stroke="#7fb7bd" stroke-width="10" stroke-linecap="round" stroke-dasharray="2 22"/>` : ''}
    <circle cx="${x}" cy="150" r="78" fill="${['#d9f1ef', '#86cfc9', '#0b6a64'][at]}"/>
    <text x="${x}" y="164" font-family="Arial, sans-serif" font-size="44" font-weight="700" text-anchor="middle"
      fill="${at === 2 ? '#fff' : '#0b3c3a'}">${at + 1}</text>
    <text x="${x}" y="290" font-family="Arial, sans-serif" font-size="32" text-anchor="middle" fill="#0b3c3a">${name}</text>`;
}

/** Draws a picture for the FAQ: the way from an internship into an occupation. */
export function drawWays(): Promise<Buffer> {
  const svg = `
    <svg xmlns="http://www.w3.org/2000/svg" width="900" height="340">
      <rect width="900" height="340" fill="#f5fbfa"/>${steps.map(stepSvg).join('')}
    </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
