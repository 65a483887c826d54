import {
  listBackgrounds,
  listPublicBackgrounds,
  patchBackground,
  postBackground,
  restoreBackground as restoreBackgroundEndpoint,
  type Background,
} from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import type { Clock } from '../../core/clock.ts';
import type { Api } from '../../core/http/api.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { mediaPath, type Files } from '../../core/files/files.ts';
import type { PageValues } from '../../core/site/page-variants.ts';
import type { StoredFiles } from '../../core/files/stored-files.ts';
import { deleteBackground, restoreBackground } from './deletion.ts';
import { addBackground, changeBackground, managed } from './service.ts';
import { managedBackgrounds, originalOf, visibleBackgrounds } from './store.ts';
import { sourcesOf } from './variant-names.ts';
import { Variants } from './variants.ts';

/** Returns the public pictures. They are read for every call and visit, so that changes appear in every process at once. */
async function publicBackgrounds(db: Queries): Promise<Background[]> {
  const rows = await visibleBackgrounds(db);
  return rows.flatMap(({ id, file: key }) => {
    const file = mediaPath(key);
    return file === null ? [] : [{ id, file, sources: sourcesOf(key) }];
  });
}

/** Returns the values of a picture that the HTML of the app shell contains, by name. */
function appShell(background: Background): PageValues {
  const srcset = (type: string) =>
    background.sources.find((source) => source.type === type)?.srcset ?? '';
  return {
    'background-file': background.file,
    'background-avif': srcset('image/avif'),
    'background-webp': srcset('image/webp'),
    background: JSON.stringify(background),
  };
}

export interface Backgrounds {
  /** Chooses a random visible picture for the app shell; empty if there is none. */
  readonly first: () => Promise<PageValues>;
  /** Returns the bytes of a smaller version of a picture that has not been made yet. */
  readonly variant: (key: string) => Promise<Buffer | undefined>;
  /** Makes all smaller versions before the first visitors request them. */
  readonly warm: () => Promise<void>;
  /** Starts no further version, and waits for the one in progress. */
  readonly stop: () => Promise<void>;
}

interface Deps {
  readonly db: Database;
  readonly files: Files;
  readonly stored: Pick<StoredFiles, 'write' | 'copyOf'>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

export function registerBackgrounds(api: Api, deps: Deps): Backgrounds {
  const { db, files, stored, clock, onError } = deps;
  const variants = new Variants({ files, originalOf: (stem) => originalOf(db, stem) });
  let isStopped = false;
  let warming: Promise<void> = Promise.resolve();
  const warm = (keysOf: () => Promise<readonly string[]>) => {
    warming = warming
      .then(async () => (isStopped ? undefined : variants.warm(await keysOf(), () => isStopped)))
      .catch(onError);
    return warming;
  };
  const managing = { db, stored, clock, onNew: (key: string) => void warm(async () => [key]) };

  api.handle(listPublicBackgrounds, () => publicBackgrounds(db));
  api.handle(listBackgrounds, async () => (await managedBackgrounds(db)).map(managed));
  api.handle(postBackground, ({ caller, body, files: sent }) =>
    addBackground(managing, caller, body, sent),
  );
  api.handle(patchBackground, ({ caller, params, body, files: sent }) =>
    body.deleted === true
      ? deleteBackground(managing, caller, { ...params, ...body })
      : changeBackground(managing, caller, params.id, body, sent),
  );
  api.handle(restoreBackgroundEndpoint, ({ caller, params }) =>
    restoreBackground(managing, caller, params.id),
  );
  return {
    first: async () => {
      const all = await publicBackgrounds(db);
      const one = all[Math.floor(Math.random() * all.length)];
      return one ? appShell(one) : {};
    },
    variant: (key) => variants.make(key),
    warm: () => warm(async () => (await visibleBackgrounds(db)).map(({ file }) => file)),
    stop: async () => {
      isStopped = true;
      await warming;
    },
  };
}
