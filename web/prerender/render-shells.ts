import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, type Language } from '@lehrpfad/contract/core/languages.ts';
import { build } from 'vite';
import { buildOptions, root } from './shared-options.ts';

export interface AppShell {
  readonly name: string;
  readonly screen: string;
  readonly html: string;
}

export interface Rendered {
  readonly language: Language;
  readonly shells: readonly AppShell[];
  /** The message that the application cannot be loaded. */
  readonly failure: string;
}

/** Renders the app shells and messages of each language from the same components as the application. */
export async function renderShells(): Promise<readonly Rendered[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-prerender-'));
  try {
    await build({
      ...buildOptions,
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: join(root, 'src/app/boot/app-shells.tsx'),
        outDir: join(folder, 'build'),
        emptyOutDir: true,
        rolldownOptions: { checks: { moduleLevelDirective: false } },
      },
    });
    return await renderEachLanguage(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Renders each language with a copy of the build, because its modules read some texts only once. */
async function renderEachLanguage(folder: string): Promise<readonly Rendered[]> {
  const rendered: Rendered[] = [];
  for (const language of languages) {
    const copy = join(folder, language);
    cpSync(join(folder, 'build'), copy, { recursive: true });
    const entry = pathToFileURL(join(copy, 'app-shells.js')).href;
    const { renderAppShells } = (await import(entry)) as {
      renderAppShells: (language: Language) => Promise<Omit<Rendered, 'language'>>;
    };
    rendered.push({ language, ...(await renderAppShells(language)) });
  }
  return rendered;
}

/** Returns a template of the message for each language, of which the head script shows one. */
export const failureTemplates = (rendered: readonly Rendered[]): string =>
  rendered
    .map(({ language, failure }) => `<template lang="${language}">${failure}</template>`)
    .join('');
