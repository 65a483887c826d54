import sharp from 'sharp';
import type { PendingFile } from './attachments.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import { tradeSceneSvg, type TradeScene } from './trade-scenes.ts';
import type { Ids } from '../rows.ts';

const scenes: readonly TradeScene[] = [
  {
    name: 'bauen',
    things: ['crane', 'tools', 'helmet', 'ruler', 'truck'],
    ground: '#d9f1ef',
    shapes: '#c3e8e5',
  },
  {
    name: 'backen-und-kochen',
    things: ['croissant', 'pan', 'shopping-cart', 'dish', 'seedling'],
    ground: '#fdefd3',
    shapes: '#fae3b8',
  },
  {
    name: 'pflegen-und-betreuen',
    things: ['stethoscope', 'teddy-bear', 'scissors', 'dog', 'test-tube'],
    ground: '#fbe6e1',
    shapes: '#f6d5cd',
  },
  {
    name: 'technik',
    things: ['gear', 'car', 'electricity', 'laptop', 'factory'],
    ground: '#e1ebfb',
    shapes: '#cfdff7',
  },
  {
    name: 'natur',
    things: ['tractor', 'seedling', 'dog', 'recycling', 'test-tube'],
    ground: '#e4f3da',
    shapes: '#d3eac4',
  },
  {
    name: 'buero-und-medien',
    things: ['briefcase', 'palette', 'package', 'megaphone', 'bank'],
    ground: '#ece6f8',
    shapes: '#ded4f2',
  },
];

/** Renders WebP of 1920 by 1080. */
function renderScene(scene: TradeScene): Promise<Buffer> {
  return sharp(Buffer.from(tradeSceneSvg(scene)))
    .webp({ quality: 90, effort: 2 })
    .toBuffer();
}

/** Cover pictures of the first branches of the demo login's account; the others have none. */
const covers = [
  { scene: 'bauen', alt: 'Zeichnung: Kran, Werkzeug, Helm und Lastwagen' },
  { scene: 'technik', alt: 'Zeichnung: Zahnrad, Auto, Laptop und Fabrik' },
] as const;

/** Makes the cover pictures: a function that adds their columns to rows of `companies`, and the files. */
function makeCovers(companies: readonly { id: number; account: number | null }[]) {
  const branches = companies.filter(({ account }) => account === 0);
  const made = covers.flatMap(({ scene: name, alt }, at) => {
    const branch = branches[at];
    const scene = scenes.find((one) => one.name === name);
    if (branch === undefined || scene === undefined) return [];
    return [{ id: branch.id, key: `public/covers/demo-${branch.id}.jpg`, alt, scene }];
  });
  const columns = new Map(made.map(({ id, key, alt }) => [id, { cover: key, cover_alt: alt }]));
  return {
    addTo: <Row extends { id: number }>(row: Row) => ({
      ...row,
      ...(columns.get(row.id) ?? { cover: null, cover_alt: '' }),
    }),
    files: made.map(({ key, scene }): PendingFile => ({
      key,
      content: () =>
        sharp(Buffer.from(tradeSceneSvg(scene)))
          .jpeg({ quality: 82 })
          .toBuffer(),
    })),
  };
}

/** Makes the pictures: rows for `background_images`, a function that adds cover pictures to rows of `companies`, and the files of both. */
export function makePictures(ids: Ids, today: Day, companies: Parameters<typeof makeCovers>[0]) {
  const ofCompanies = makeCovers(companies);
  const pictures = scenes.map((scene, index) => ({
    scene,
    row: {
      id: ids.next('background_images'),
      file: `public/backgrounds/demo-${scene.name}.webp`,
      visible: true,
      created_at: momentOf(addDays(today, -90 - index), 9, 0),
      last_updated: momentOf(addDays(today, -90 - index), 9, 0),
    },
  }));
  return {
    rows: pictures.map(({ row }) => row),
    addCover: ofCompanies.addTo,
    files: [
      ...pictures.map(({ scene, row }): PendingFile => ({
        key: row.file,
        content: () => renderScene(scene),
      })),
      ...ofCompanies.files,
    ],
  };
}
