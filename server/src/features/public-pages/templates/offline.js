/*
 * The service worker shows this page instead of one that it cannot load. Lists what the device has stored for reading offline, and opens
 * the page as soon as the server can be reached.
 */
const kept = document.querySelector('[data-kept]');
const again = document.querySelector('[data-again]');

const show = (entry) => {
  entry.hidden = false;
  kept.hidden = false;
};

const stored = (key) => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/* The last search and the favourites are shown by the application, whose page is stored under this path. */
const listApplication = async () => {
  if (!(await caches.match('/', { ignoreVary: true }))) return;
  const search = kept.querySelector('[data-search]');
  const path = stored('last-search');
  if (path.startsWith('/suche')) {
    search.firstElementChild.hash = path;
    show(search);
  }
  if (/\d/.test(stored('favourites'))) show(kept.querySelector('[data-favourites]'));
};

const maxListed = 10;

const entryOf = async (cache, request) => {
  const response = await cache.match(request, { ignoreVary: true });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const link = document.createElement('a');
  link.href = request.url;
  link.textContent = page.title.replace(/ – Lehrpfad$/, '');
  const entry = document.createElement('li');
  entry.lang = page.documentElement.lang;
  entry.append(link);
  return entry;
};

/* Pages of the server that were opened, the last one first. */
const listOpened = async () => {
  const name = (await caches.keys()).find((one) => one.includes('-opened-'));
  if (!name) return;
  const cache = await caches.open(name);
  const requests = (await cache.keys()).reverse().slice(0, maxListed);
  for (const request of requests) {
    const entry = await entryOf(cache, request);
    kept.querySelector('ul').append(entry);
    show(entry);
  }
};

const isReached = () =>
  fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/* Under its own path there is no other page to open. */
const isInstead = location.pathname !== '/offline';

const retry = async () => {
  if (!(await isReached())) return false;
  if (isInstead) location.reload();
  else location.replace('/');
  return true;
};

again.addEventListener('click', async () => {
  const said = again.parentElement.querySelector('[role=status]');
  said.textContent = '';
  if (!(await retry())) said.textContent = again.dataset.failed;
});

if (isInstead) {
  addEventListener('online', retry);
  setInterval(() => document.visibilityState === 'visible' && retry(), 10_000);
}

for (const list of [listApplication, listOpened]) list().catch(() => undefined);
