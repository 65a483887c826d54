/** The scheme that the user has chosen; '' stands for the device's own. */
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

/** Sets the scheme for `colours.css` and the app shell on the document, and for the browser's own UI in the meta elements. */
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

/** Applies a scheme and stores it. Without storage it holds until the page is left. */
function choose(scheme: ColourScheme): void {
  show(scheme);
  try {
    if (scheme) localStorage.setItem(key, scheme);
    else localStorage.removeItem(key);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

/**
 * Runs in the head: applies the stored scheme, follows changes in other tabs, and handles the select with this name, in the app shell and
 * in the application.
 */
export function followScheme(): void {
  show(savedScheme());
  addEventListener('storage', (event) => {
    // The key is null when the whole storage was cleared.
    if (event.key === key || event.key === null) show(savedScheme());
  });
  // Listens before React, which would reset the select to the value that it knows.
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

/** Calls back whenever a scheme is chosen, here or in another tab. Returns the function that ends this. */
export function onScheme(callback: () => void): () => void {
  addEventListener(changed, callback);
  return () => removeEventListener(changed, callback);
}

/** Whether the dark scheme is shown, by choice or by the device. */
export function isDark(): boolean {
  return (chosenScheme() || (matchMedia(darkQuery).matches ? 'dark' : 'light')) === 'dark';
}

/** Calls back whenever the shown scheme may change, by choice or by the device. Returns the function that ends this. */
export function onShownScheme(callback: () => void): () => void {
  const device = matchMedia(darkQuery);
  device.addEventListener('change', callback);
  const stop = onScheme(callback);
  return () => {
    device.removeEventListener('change', callback);
    stop();
  };
}
