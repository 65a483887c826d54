/** The scheme that a person has chosen; none stands for the device's own. */
export type ColourScheme = 'light' | 'dark' | '';

const key = 'colour-scheme';
/** Name of the select with the schemes. */
export const schemeField = 'colours';

const changed = 'colour-scheme';
const darkQuery = '(prefers-color-scheme: dark)';

const isScheme = (value: unknown): value is ColourScheme => value === 'light' || value === 'dark';

function savedScheme(): ColourScheme {
  try {
    const saved = localStorage.getItem(key);
    return isScheme(saved) ? saved : '';
  } catch {
    return '';
  }
}

/** `colours.css` and the app shell take it from the document; the browser's own frame from what the head says. */
function show(scheme: ColourScheme): void {
  const { dataset } = document.documentElement;
  if (scheme) dataset['colours'] = scheme;
  else delete dataset['colours'];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['colours'];
    meta.media = scheme ? (own === scheme ? '' : 'not all') : `(prefers-color-scheme: ${own})`;
  }
  dispatchEvent(new Event(changed));
}

/** Shows a scheme and keeps it; where nothing can be kept, until the page is left. */
function choose(scheme: ColourScheme): void {
  show(scheme);
  try {
    if (scheme) localStorage.setItem(key, scheme);
    else localStorage.removeItem(key);
  } catch {
    // As said.
  }
}

/**
 * Runs in the head: shows what was chosen before, follows what is chosen in other tabs, and does what the select of this name
 * says, in the app shell as in the application.
 */
export function followScheme(): void {
  show(savedScheme());
  addEventListener('storage', (event) => {
    // None where all was cleared.
    if (event.key === key || event.key === null) show(savedScheme());
  });
  // Before React, which puts the value back that it knows of.
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement && target.name === schemeField) {
        choose(target.value as ColourScheme);
      }
    },
    true,
  );
  addEventListener('DOMContentLoaded', () => {
    for (const option of document.querySelectorAll<HTMLOptionElement>(
      `[name="${schemeField}"] option`,
    )) {
      option.defaultSelected = option.value === chosenScheme();
    }
  });
}

export const chosenScheme = () =>
  (document.documentElement.dataset['colours'] ?? '') as ColourScheme;

/** Calls back whenever another scheme is chosen, here or in another tab; answers how to stop that. */
export function onScheme(callback: () => void): () => void {
  addEventListener(changed, callback);
  return () => removeEventListener(changed, callback);
}

/** Whether the dark one is shown, chosen or not. */
export function isDark(): boolean {
  return (chosenScheme() || (matchMedia(darkQuery).matches ? 'dark' : 'light')) === 'dark';
}

/** Calls back whenever another scheme may be shown, chosen or the device's; answers how to stop that. */
export function onShownScheme(callback: () => void): () => void {
  const device = matchMedia(darkQuery);
  device.addEventListener('change', callback);
  const stop = onScheme(callback);
  return () => {
    device.removeEventListener('change', callback);
    stop();
  };
}
