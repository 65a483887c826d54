import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { regionData } from './region-data.ts';

const root = join(import.meta.dirname, '..');

/**
 * Builds the service worker as `/sw.js`: in one file, because it shares no chunk with the page, and without a hash, because browsers
 * request it under its registered name.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'lehrpfad:service-worker',
    apply: 'build',
    async generateBundle() {
      const result = await build({
        root,
        configFile: false,
        plugins: [regionData()],
        logLevel: 'warn',
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          copyPublicDir: false,
          target: 'baseline-widely-available',
          lib: {
            entry: join(root, 'src/service-worker/worker.ts'),
            formats: ['iife'],
            name: 'serviceWorker',
          },
        },
      });
      const [output] = [result].flat() as Rolldown.RolldownOutput[];
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: output?.output[0].code ?? '' });
    },
  };
}
