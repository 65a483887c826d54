import { listPublicBackgrounds, type Background } from '@lehrpfad/contract/backgrounds.ts';
import type { Api } from '../../floor/api.ts';
import type { Queries } from '../../floor/database.ts';
import { mediaPath, type Files } from '../../floor/files.ts';
import type { PageValues } from '../../floor/page-variants.ts';
import { originalOf, visibleBackgrounds } from './store.ts';
import { sourcesOf, Variants } from './variants.ts';

async function publicBackgrounds(db: Queries): Promise<Background[]> {
  const rows = await visibleBackgrounds(db);
  return rows.flatMap(({ id, file: key }) => {
    const file = mediaPath(key);
    return file === null ? [] : [{ id, file, sources: sourcesOf(key) }];
  });
}

/** What the page's first view needs of a picture, by the names that stand in its HTML. */
function firstView(background: Background): PageValues {
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
  /** One of the visible pictures, by chance, for the page's first view; nothing where there is none. */
  readonly first: () => Promise<PageValues>;
  /** The bytes of a smaller form of a picture that nobody has asked for yet. */
  readonly variant: (key: string) => Promise<Buffer | undefined>;
  /** Makes all smaller forms ahead of the first visitors. */
  readonly warm: (isStopped: () => boolean) => Promise<void>;
}

export function registerBackgrounds(api: Api, db: Queries, files: Files): Backgrounds {
  const variants = new Variants({ files, originalOf: (stem) => originalOf(db, stem) });
  api.answer(listPublicBackgrounds, () => publicBackgrounds(db));
  return {
    first: async () => {
      const all = await publicBackgrounds(db);
      const one = all[Math.floor(Math.random() * all.length)];
      return one ? firstView(one) : {};
    },
    variant: (key) => variants.make(key),
    warm: async (isStopped) =>
      variants.warm(
        (await visibleBackgrounds(db)).map(({ file }) => file),
        isStopped,
      ),
  };
}
