import type { Background } from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { following, startTurns } from './rotation.ts';
import { readPageData } from '../../core/loading/page-data.ts';

/** A picture as it lies in the hero: one that comes lies, unseen, over the one that is shown. */
export interface Layer {
  /** Counts up, so that a picture that comes again begins unseen again. */
  readonly turn: number;
  readonly picture: Background;
  readonly isShown: boolean;
  /** To be told whether the picture could be loaded and decoded. */
  readonly onReady?: (isReady: boolean) => void;
}

/** The pictures of the hero, one of them by chance first; while `isRunning`, the next every ten seconds. */
export function useLayers(pictures: readonly Background[], isRunning: boolean): readonly Layer[] {
  const [layers, setLayers] = useState<readonly Layer[]>(() => {
    // Whoever comes back to the page finds the list there, and gets one by chance again.
    const first = pictures.length > 0 ? null : firstPicture();
    return first ? [{ turn: 0, picture: first, isShown: true }] : [];
  });
  const [chance] = useState(Math.random);
  const turns = useRef(0);

  const random = pictures[Math.floor(chance * pictures.length)];
  if (layers.length === 0 && random) {
    setLayers([{ turn: 0, picture: random, isShown: false, onReady: show }]);
  }

  function bring(picture: Background | undefined): Promise<boolean> {
    if (!picture) return Promise.resolve(false);
    turns.current += 1;
    const turn = turns.current;
    return new Promise((onReady) => {
      const next: Layer = { turn, picture, isShown: false, onReady };
      setLayers((before) => [...before.filter(({ isShown }) => isShown).slice(-1), next]);
    });
  }

  function show() {
    setLayers((before) => before.map((layer) => ({ ...layer, isShown: true })));
  }

  const prepare = useEffectEvent(() =>
    bring(following(pictures, layers.findLast(({ isShown }) => isShown)?.picture)),
  );
  useEffect(() => {
    if (isRunning) return startTurns({ prepare: () => prepare(), turn: show });
    return undefined;
  }, [isRunning]);

  return layers;
}

/** At build time there is no picture yet: the server fills one into these blanks, another for every visit. */
const blanks: Background = {
  id: 0,
  file: '{{background-file}}',
  sources: [
    { type: 'image/avif', srcset: '{{background-avif}}' },
    { type: 'image/webp', srcset: '{{background-webp}}' },
  ],
};

/** The picture that the page came with; null where it came without. */
function firstPicture(): Background | null {
  if (import.meta.env.SSR) return blanks;
  const link = document.querySelector<HTMLElement>('link[data-background]');
  return readPageData<Background>(link?.dataset['background'], blanks) ?? null;
}
