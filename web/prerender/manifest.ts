import { brandColour } from '@lehrpfad/regions/parts/colours.ts';
import { inState } from '@lehrpfad/regions/parts/names.ts';

/** Returns the web app manifest, by which phones install the application. */
export const manifest = (): string =>
  JSON.stringify({
    lang: 'de',
    dir: 'ltr',
    id: '/',
    name: `Lehrpfad – Ausbildung und Praktikum ${inState}`,
    short_name: 'Lehrpfad',
    description: `Ausbildungsplätze und Praktika ${inState}: suchen, vergleichen, bewerben.`,
    categories: ['education', 'jobs'],
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: brandColour,
    background_color: '#f5faf9',
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      {
        src: 'icons/maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      {
        name: 'Suche',
        url: './#/suche',
        icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
      {
        name: 'Favoriten',
        url: './#/suche/ZmF2b3VyaXRlcz0x',
        icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
    ],
  });
