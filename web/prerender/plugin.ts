import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildOptions, root } from './shared-options.ts';
import { extractStyles, headTags, lowerScripts, markPicture, prefixIds } from './html.ts';
import { failureTemplates, renderShells, type AppShell, type Rendered } from './render-shells.ts';

/** Entry of the application, which every page needs first. */
const application = 'app/boot/start.tsx';

/** Pages with an app shell in the HTML. */
const shown = {
  start: ['app/start-page/start-page.tsx'],
  results: ['app/results/results-page.tsx'],
} as const;

/**
 * Scripts that the favourites preload besides those of the results. Files that these import are not preloaded, because every page
 * would have to load the list of their names.
 */
const ofFavourites = ['app/other-pages.ts', 'app/favourites/favourites-page.tsx'] as const;

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

function wrapShell({ name, screen, html }: AppShell): string {
  const own = name === 'start' ? markPicture(html) : prefixIds(html, screen);
  // Only the start page is visible until the styles have loaded, or if they never load.
  const hidden = name === 'start' ? '' : ' hidden';
  return `<div data-shell="${name}" data-screen="${screen}"${hidden}>${own}</div>`;
}

const wrapShells = ({ shells }: Rendered) => shells.map(wrapShell);

/** Returns the styles of the app shell that pages share: of its headings only that of the page is shown. */
function stylesOfPageShell(html: string): string {
  const headings = [...html.matchAll(/ data-heading="([^"]+)"/g)].map(([, page]) => page);
  return [
    readFileSync(join(root, 'src/app/boot/page-shell.css'), 'utf8'),
    ...[...new Set(headings)].map(
      (page) => `html:not([data-page='${page}']) [data-heading='${page}']{display:none}`,
    ),
  ].join('\n');
}

/** Compiles the legal texts into one module, which the server runs with its operator. */
async function compileLegalTexts(): Promise<string> {
  const result = await build({
    ...buildOptions,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/app/boot/legal-texts.tsx'),
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        output: { codeSplitting: false },
        checks: { moduleLevelDirective: false },
      },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

/** Compiles the small script that runs before the first paint. */
async function compileHeadScript(
  preloads: Readonly<Record<string, string>>,
  { resultsStyle, pageStyle }: { readonly resultsStyle: string; readonly pageStyle: string },
): Promise<string> {
  const result = await build({
    ...buildOptions,
    define: {
      PRELOADS: JSON.stringify(preloads),
      RESULTS_STYLE: JSON.stringify(resultsStyle),
      PAGE_STYLE: JSON.stringify(pageStyle),
    },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      lib: {
        entry: join(root, 'src/app/boot/before-hand-over.ts'),
        formats: ['iife'],
        name: 'appShell',
      },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

function pageOf(bundle: Bundle): Rolldown.OutputAsset {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build has no page.');
  return page;
}

function chunkOf(bundle: Bundle, page: string): Chunk {
  const chunk = Object.values(bundle).find(
    (item): item is Chunk =>
      item.type === 'chunk' && item.moduleIds.some((id) => id.endsWith(page)),
  );
  if (!chunk) throw new Error(`The build has no chunk for ${page}.`);
  return chunk;
}

/** Returns a chunk with all its static imports. */
function withImports(bundle: Bundle, chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(bundle, imported, seen);
  }
  return seen;
}

const stylesOf = (chunks: Iterable<Chunk>) =>
  [...chunks].reverse().flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);

/** Returns the variable parts of the chunks' addresses, which all have the form `/assets/….js`. */
const namesOf = (chunks: Iterable<Chunk>) =>
  [...chunks]
    // The page itself loads its entry.
    .filter(({ isEntry }) => !isEntry)
    .map(({ fileName }) => fileName.replace(/^assets\/(.*)\.js$/, '$1'))
    .join(' ');

const textOf = (bundle: Bundle) => (name: string) => {
  const item = bundle[name];
  return item?.type === 'asset' ? String(item.source) : '';
};

/** Replaces names of files in the preload lists of a chunk, which are read by position. */
function replaceFiles(item: Bundle[string], names: ReadonlySet<string>, instead: string): void {
  if (item.type !== 'chunk') return;
  for (const name of names) {
    for (const quote of ['"', "'", '`']) {
      item.code = item.code.replaceAll(quote + name + quote, quote + instead + quote);
    }
  }
}

/** Inserts the app shells of the start page and the results into the page, and the resources that they need before them. */
export function prerender(): Plugin {
  return {
    name: 'lehrpfad:prerender',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = pageOf(bundle);
        const emit = (name: string, source: string) =>
          this.getFileName(this.emitFile({ type: 'asset', name, source }));
        this.emitFile({
          type: 'asset',
          fileName: 'server/legal-texts.js',
          source: await compileLegalTexts(),
        });
        const rendered = await renderShells();
        const { html, css } = extractStyles(rendered.flatMap(wrapShells).join('\n'));
        const always = withImports(bundle, chunkOf(bundle, application));
        const needs = (files: readonly string[]) =>
          new Set(files.flatMap((file) => [...withImports(bundle, chunkOf(bundle, file))]));
        const further = (chunks: Iterable<Chunk>) =>
          namesOf([...chunks].filter((chunk) => !always.has(chunk)));
        const ofResults = needs(shown.results);
        const preloads = {
          none: namesOf(always),
          start: further(needs(shown.start)),
          results: further(ofResults),
          favourites: further([...ofResults, ...ofFavourites.map((file) => chunkOf(bundle, file))]),
        };
        // The page's own styles come first, so that the styles of its parts can override them.
        const ownStyle = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)">/g;
        const source = String(page.source);
        const own = [...source.matchAll(ownStyle)].map(([, name]) => name ?? '');
        const styles = new Set([
          ...own,
          ...stylesOf(always),
          ...stylesOf([...always, ...needs(shown.start)]),
        ]);
        const stylesOfResults = new Set(stylesOf(ofResults)).difference(styles);
        const textOfAll = (names: Iterable<string>) => [...names].map(textOf(bundle)).join('\n');
        const resultsStyle = emit('results.css', textOfAll(stylesOfResults));
        const pageStyle = emit('page-shell.css', stylesOfPageShell(html));
        const sheets = { resultsStyle, pageStyle };
        const head = headTags({
          script: emit('app-shell.js', await compileHeadScript(preloads, sheets)),
          style: emit('app-shell.css', [textOfAll(styles), css].join('\n')),
          fonts: Object.keys(bundle).filter((name) => /-latin-[47]00.*\.woff2$/.test(name)),
        });
        // The page loads the styles of the start page itself: a script that is already loaded takes their place.
        const loaded = chunkOf(bundle, application).fileName;
        for (const chunk of Object.values(bundle)) {
          replaceFiles(chunk, styles, loaded);
          replaceFiles(chunk, stylesOfResults, resultsStyle);
        }
        page.source = lowerScripts(source.replaceAll(ownStyle, ''))
          .replace('<!--app shell: head-->', () => head)
          .replace('<!--failures-->', () => failureTemplates(rendered))
          .replace('<!--app shell: body-->', () => html);
      },
    },
  };
}
