import {
  listBackgrounds,
  listPublicBackgrounds,
  patchBackground,
  postBackground,
  type Background,
} from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import type { Api } from '../../core/http/api.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { mediaPath, type Files } from '../../core/files/files.ts';
import type { PageValues } from '../../core/site/page-variants.ts';
import type { StoredFiles } from '../../core/files/stored-files.ts';
import { addBackground, changeBackground, managed } from './service.ts';
import { managedBackgrounds, originalOf, visibleBackgrounds } from './store.ts';
import { sourcesOf, Variants } from './variants.ts';

/** Read for every call and every visit: what an editor does shows in every process at once. */
async function publicBackgrounds(db: Queries): Promise<Background[]> {
  const rows = await visibleBackgrounds(db);
  return rows.flatMap(({ id, file: key }) => {
    const file = mediaPath(key);
    return file === null ? [] : [{ id, file, sources: sourcesOf(key) }];
  });
}

/** What the page's app shell needs of a picture, by the names that stand in its HTML. */
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
  /** One of the visible pictures, by chance, for the page's app shell; nothing where there is none. */
  readonly first: () => Promise<PageValues>;
  /** The bytes of a smaller form of a picture that nobody has asked for yet. */
  readonly variant: (key: string) => Promise<Buffer | undefined>;
  /** Makes all smaller forms ahead of the first visitors. */
  readonly warm: () => Promise<void>;
  /** Begins no further one, and waits for the one that is being made. */
  readonly stop: () => Promise<void>;
}

interface Deps {
  readonly db: Database;
  readonly files: Files;
  readonly stored: Pick<StoredFiles, 'write'>;
  readonly onError: (error: unknown) => void;
}

export function registerBackgrounds(api: Api, { db, files, stored, onError }: Deps): Backgrounds {
  const variants = new Variants({ files, originalOf: (stem) => originalOf(db, stem) });
  let isStopped = false;
  let warming: Promise<void> = Promise.resolve();
  const warm = (keysOf: () => Promise<readonly string[]>) => {
    warming = warming
      .then(async () => (isStopped ? undefined : variants.warm(await keysOf(), () => isStopped)))
      .catch(onError);
    return warming;
  };
  const managing = { db, stored, onNew: (key: string) => void warm(async () => [key]) };

  api.handle(listPublicBackgrounds, () => publicBackgrounds(db));
  api.handle(listBackgrounds, async () => (await managedBackgrounds(db)).map(managed));
  api.handle(postBackground, ({ caller, body, files: sent }) =>
    addBackground(managing, caller, body, sent),
  );
  api.handle(patchBackground, ({ caller, params, body, files: sent }) =>
    changeBackground(managing, caller, params.id, body, sent),
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
