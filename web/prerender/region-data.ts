import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { brandColour, colours } from '@lehrpfad/regions/parts/colours.ts';
import { inState } from '@lehrpfad/regions/parts/names.ts';
import { withColours } from '@lehrpfad/regions/style-colours.ts';
import { manifest } from './manifest.ts';

const parts = join(import.meta.dirname, '../../regions/src/parts/');

/** Returns the source of a module that exports the same values, which are data. */
async function asData(path: string): Promise<string> {
  const values = Object.entries((await import(pathToFileURL(path).href)) as object);
  return values
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

const colourSheet = /\/core\/styles\/colours\.css$/;

/** Puts the data of the chosen region into the application instead of the modules that read and check its files. */
export function regionData(): Plugin {
  return {
    name: 'lehrpfad:region-data',
    enforce: 'pre',
    load: (id) => (id.startsWith(parts) ? asData(id.replace(/\?.*$/, '')) : null),
    transform: (code, id) => (colourSheet.test(id) ? withColours(code, colours) : null),
  };
}

/** Writes the region's name and colour into the page and the web app manifest. */
export function regionFiles(): Plugin {
  const manifestPath = '/manifest.webmanifest';
  return {
    name: 'lehrpfad:region-files',
    transformIndexHtml: (html) =>
      html.replaceAll('%in-state%', inState).replaceAll('%brand-colour%', brandColour),
    configureServer: (server) => {
      server.middlewares.use(manifestPath, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(manifest());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifestPath.slice(1), source: manifest() });
    },
  };
}
