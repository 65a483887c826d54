import { defineConfig } from 'vite';
import { prerender } from './prerender/plugin.ts';

const apiUrl = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [prerender()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The Content-Security-Policy allows no `data:`.
    assetsInlineLimit: 0,
    // MapLibre's chunk, which comes with consent only.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      // Every file of Mantine begins with 'use client', which means nothing here.
      checks: { moduleLevelDirective: false },
    },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': apiUrl, '/media': apiUrl },
  },
});
