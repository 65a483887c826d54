import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storedOnDevice } from './stored-on-device.ts';

const root = new URL('../../../../../../', import.meta.url).pathname;
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /(?<!\.(?:test|d))\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Matches code that writes to the device: storage, cookies, caches, databases. */
const writes =
  /\b(?:local|session)Storage(?:\.setItem|\[)|document\.cookie =|\bcaches\.open|indexedDB\.open|\.setCookie\(/;

const ofWorker = 'web/src/service-worker/';
const offlineNames = 'web/src/core/offline/offline-names.ts';

const writers = [
  ...[...sourcesIn('web/src'), ...sourcesIn('server/src')].filter(
    (file) => !file.startsWith(ofWorker) && writes.test(read(file)),
  ),
  // The names of the service worker's data are there.
  offlineNames,
];

/**
 * Returns the names in a file that look like keys of stored data: constants for keys, prefixes and cookies, and literals passed directly.
 */
function namesIn(source: string, isOffline: boolean): string[] {
  const constant =
    /const \w*?(?:[kK]ey|[pP]refix|cookieName)(?:Of)? = (?:\([^)]*\) => )?['"`]([^'"`$]+)/g;
  const direct = /(?:setItem|setCookie)\(\s*['"`]([^'"`$]+)/g;
  const cache = /: '([\w-]+)',|const offlineDatabase = '([\w-]+)'/g;
  const cookie = /`(\w+)=\$\{[^`]*max-age|return `(\w+)=\$\{/g;
  return [constant, direct, cookie, ...(isOffline ? [cache] : [])].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, one, other]) => one ?? other ?? ''),
  );
}

const bare = (name: string) => name.replace('…', '');

it('finds those who write to the device', () => {
  expect(writers).toContain('web/src/core/session/session.ts');
  expect(writers).toContain('web/src/core/device/consent.ts');
  expect(writers).toContain('server/src/core/security/csrf.ts');
});

it.each(writers)('what %s stores on the device is told to visitors', (file) => {
  const told = storedOnDevice.filter(({ writtenBy }) => writtenBy.includes(file));
  expect(told, 'nothing of it stands in the table').not.toEqual([]);
  const source = read(file);
  for (const { name } of told) expect(source).toContain(bare(name));
  const names = namesIn(source, file === offlineNames);
  expect(told.map(({ name }) => bare(name))).toEqual(expect.arrayContaining(names));
});

it('keeps nothing in the service worker under another name', () => {
  const opened = sourcesIn('web/src/service-worker').flatMap((file) => [
    ...read(file).matchAll(/(?:caches\.open\(|cacheName: |new JsonStore\()([^,)\n]+)/g),
  ]);
  expect(opened.length).toBeGreaterThan(3);
  for (const [, name] of opened)
    expect(name).toMatch(/^(?:offlineCaches\.\w+|this\.#name|string)$/);
});

it('tells of nothing that nobody stores', () => {
  for (const { name, writtenBy } of storedOnDevice) {
    expect(writtenBy, name).not.toEqual([]);
    for (const file of writtenBy) expect(writers, name).toContain(file);
  }
  const names = storedOnDevice.map(({ name, kind }) => `${kind} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});
