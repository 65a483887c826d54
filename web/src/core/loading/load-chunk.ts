/** Files by path that are loading or have been loaded; undefined after a failure. */
const files = new Map<string, Promise<unknown> | undefined>();

/** Whether the page has loaded a file otherwise: its head requests the files of the first view, and scripts import others. */
const isHere = (path: string) =>
  document.querySelector(`link[href="${path}"]`) !== null ||
  performance.getEntriesByName(location.origin + path).length > 0;

function loadStyle(path: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = path;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', (event) => {
      link.remove();
      reject(event);
    });
  });
}

/** Loads a script into the cache of the browser, from which the import takes it. */
async function loadScript(path: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- a file, no endpoint
  const response = await fetch(path);
  await response.blob();
  if (!response.ok) throw response;
}

async function loadFile(path: string): Promise<void> {
  if (!files.has(path) && isHere(path)) return;
  try {
    await (path.endsWith('.css') ? loadStyle(path) : loadScript(path));
  } catch {
    files.set(path, undefined);
    // The words of Chromium for a module that it could not fetch.
    throw new Error(`Failed to fetch dynamically imported module: ${path}`);
  }
}

/**
 * Imports a chunk after the files that it consists of have been loaded. Replaces the function of Vite (prerender/load-chunks.ts), which
 * imports at once: Chromium remembers a failed import or preload until the page is left. A failed `fetch` can be tried again.
 * @param names names of the files below the root
 * @throws if a file cannot be loaded
 */
export async function loadChunk<T>(
  importChunk: () => Promise<T>,
  names: readonly string[] = [],
): Promise<T> {
  await Promise.all(
    names.map((name) => {
      const path = `/${name}`;
      const file = files.get(path) ?? loadFile(path);
      files.set(path, file);
      return file;
    }),
  );
  return importChunk();
}
