import type { Background } from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { following, startRotation } from './rotation.ts';
import { readPageData } from '../../core/loading/page-data.ts';

/** A layer with a picture: the next picture is loaded in an invisible layer above the current one. */
export interface Layer {
  /** A new number for each turn, so that a picture that is shown again starts invisible. */
  readonly turn: number;
  readonly picture: Background;
  readonly isShown: boolean;
  /** Called with whether the picture could be loaded and decoded. */
  readonly onReady?: (isReady: boolean) => void;
}

/** Returns the layers with the pictures. Starts with a random one; while `isRunning`, shows the next one every ten seconds. */
export function useLayers(pictures: readonly Background[], isRunning: boolean): readonly Layer[] {
  const [layers, setLayers] = useState<readonly Layer[]>(() => {
    // When the user comes back to the page, the list is already loaded, and another random picture is chosen.
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
    if (isRunning) return startRotation({ prepare: () => prepare(), turn: show });
    return undefined;
  }, [isRunning]);

  return layers;
}

/** Placeholders at build time: the server fills in a picture, another one for every visit. */
const blanks: Background = {
  id: 0,
  file: '{{background-file}}',
  sources: [
    { type: 'image/avif', srcset: '{{background-avif}}' },
    { type: 'image/webp', srcset: '{{background-webp}}' },
  ],
};

/** Returns the picture in the page's HTML; null if it has none. */
function firstPicture(): Background | null {
  if (import.meta.env.SSR) return blanks;
  const link = document.querySelector<HTMLElement>('link[data-background]');
  return readPageData<Background>(link?.dataset['background'], blanks) ?? null;
}
