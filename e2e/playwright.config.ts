import { defineConfig } from '@playwright/test';
import { settings } from './settings.ts';

/** These hold pages against what the API finds. They come first, since the others add and delete ads. */
const searches = [
  'address',
  'elements',
  'failures',
  'favourites',
  'guidance',
  'history',
  'map',
  'print',
  'results',
  'search',
  'story',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  ...settings,
  projects: [
    { name: 'searches', testMatch: searches },
    { name: 'others', testMatch: '*.spec.ts', testIgnore: searches },
  ],
});
