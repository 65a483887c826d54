import sharp from 'sharp';
import type { PendingFile } from './attachments.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import { landscapeSvg, type Landscape } from './landscapes.ts';
import type { Ids } from '../rows.ts';

const landscapes: readonly Landscape[] = [
  {
    name: 'morgen-an-der-elbe',
    sky: ['#5fb3bf', '#a9dbdc', '#f3ecd9'],
    sun: { x: 1330, y: 430, r: 62, colour: '#fff4d6' },
    hills: ['#a3cdd0', '#79b3b6', '#4f9599', '#2f777b'],
    foreground: 'river',
    ground: ['#5f9f7f', '#2c6a5d'],
    accent: '#cfeff0',
  },
  {
    name: 'felder-in-der-boerde',
    sky: ['#7cc3d8', '#c6e7ea', '#fbf3de'],
    sun: { x: 470, y: 360, r: 54, colour: '#fff6de' },
    hills: ['#b9d9d3', '#93c0b0', '#6aa68f'],
    foreground: 'fields',
    ground: ['#b9bf6a', '#6f8f4c'],
    accent: '#e9d98a',
  },
  {
    name: 'harz-im-fruehnebel',
    sky: ['#3f8fa3', '#8cc4c9', '#e6efe6'],
    sun: { x: 960, y: 390, r: 48, colour: '#f7f7e6' },
    hills: ['#9bc6c6', '#6fa7a8', '#45878a', '#246a6c', '#155456'],
    foreground: 'forest',
    ground: ['#1c5a55', '#0c3c3c'],
    accent: '#8cc4c9',
  },
  {
    name: 'abend-am-see',
    sky: ['#2f6f8f', '#7fb7bd', '#f6d9b8'],
    sun: { x: 1180, y: 520, r: 58, colour: '#ffe3b5' },
    hills: ['#86aeb4', '#568c95', '#2f6d78'],
    foreground: 'lake',
    ground: ['#3c7d86', '#164c57'],
    accent: '#9fcdd0',
  },
  {
    name: 'weinberge-an-der-unstrut',
    sky: ['#6db9c9', '#b8e0dd', '#fdf0d2'],
    sun: { x: 1500, y: 330, r: 56, colour: '#fff2cf' },
    hills: ['#a9d1c8', '#7fb59f', '#579a80'],
    foreground: 'vineyard',
    ground: ['#8ab56a', '#4b7f4f'],
    accent: '#c9d987',
  },
  {
    name: 'altmark-im-sommer',
    sky: ['#58b0bd', '#9fd8d6', '#eaf5ea'],
    sun: { x: 720, y: 320, r: 50, colour: '#fffbe8' },
    hills: ['#a8d5cf', '#74b7ac', '#43958a', '#227a72'],
    foreground: 'river',
    ground: ['#74b089', '#2f7565'],
    accent: '#d9f3f1',
  },
];

/** Renders WebP of 1920 by 1080; a lower quality shows bands in the sky. */
function renderLandscape(landscape: Landscape): Promise<Buffer> {
  return sharp(Buffer.from(landscapeSvg(landscape)))
    .webp({ quality: 92, effort: 2 })
    .toBuffer();
}

/** Makes the pictures of the start page: rows for `background_images`, and the files. */
export function makePictures(ids: Ids, today: Day) {
  const pictures = landscapes.map((landscape, index) => ({
    landscape,
    row: {
      id: ids.next('background_images'),
      file: `public/backgrounds/demo-${landscape.name}.webp`,
      visible: true,
      created_at: momentOf(addDays(today, -90 - index), 9, 0),
    },
  }));
  return {
    rows: pictures.map(({ row }) => row),
    files: pictures.map(({ landscape, row }): PendingFile => ({
      key: row.file,
      content: () => renderLandscape(landscape),
    })),
  };
}
