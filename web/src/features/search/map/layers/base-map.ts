import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { isDark, onShownScheme } from '../../../../core/styles/colour-scheme.ts';
import { ownStyle } from './base-style.ts';
import { isOurs, withMarkers } from './marker-layers.ts';
import { fetchStyle } from './outside-style.ts';

type PaintName = Parameters<MapLibre['setPaintProperty']>[1];

/** So long a style from outside may take to show its first tile; on a slow phone MapLibre alone needs seconds. */
const patienceMs = 12_000;

/** What lies under the markers: a style from outside as long as it works, else our own. Nobody is bothered with the difference. */
export class BaseMap {
  readonly #map: MapLibre;
  readonly #aborting = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A style from outside is there, but nothing of it has been seen yet. */
  #isOnTrial = false;
  #isStyleLoaded = false;
  readonly #stopFollowing: () => void;

  constructor(map: MapLibre, styleUrl: string) {
    this.#map = map;
    map.on('error', ({ error, ...rest }) => this.#onError(error, rest));
    map.on('style.load', () => (this.#isStyleLoaded = true));
    map.on('sourcedata', ({ sourceId, tile }) => {
      if (tile && !isOurs(sourceId)) this.#endTrial();
    });
    map.on('idle', () => {
      // All was answered, and nothing of it was of use.
      if (this.#isOnTrial) this.#showOwn();
    });
    this.#stopFollowing = onShownScheme(() => this.#repaint());
    if (styleUrl === '') this.#showOwn();
    else void this.#tryOutside(styleUrl);
  }

  stop(): void {
    this.#aborting.abort();
    this.#stopFollowing();
    this.#endTrial();
  }

  async #tryOutside(styleUrl: string): Promise<void> {
    const style = await fetchStyle(styleUrl, this.#aborting.signal);
    if (this.#aborting.signal.aborted) return;
    if (style === null) return this.#showOwn();
    this.#isOnTrial = Object.keys(style.sources).length > 0;
    this.#timer = setTimeout(() => this.#isOnTrial && this.#showOwn(), patienceMs);
    this.#show(style, 'outside');
  }

  #onError(error: { readonly message: string }, source: object): void {
    console.warn('The map:', error.message);
    if (!this.#isOnTrial) return;
    // A missing icon or letter is no reason to give up a map; a source that fails, or a style that is none, is.
    const isItsSource = 'sourceId' in source && !isOurs(String(source.sourceId));
    if (isItsSource || !this.#isStyleLoaded) this.#showOwn();
  }

  #endTrial(): void {
    this.#isOnTrial = false;
    clearTimeout(this.#timer);
  }

  #showOwn(): void {
    this.#endTrial();
    this.#show(ownStyle(isDark()), 'own');
  }

  /** In the colours of another scheme; a map from outside has its own. */
  #repaint(): void {
    if (this.#map.getContainer().dataset['base'] !== 'own') return;
    for (const { id, paint = {} } of ownStyle(isDark()).layers) {
      for (const [name, value] of Object.entries(paint)) {
        this.#map.setPaintProperty(id, name as PaintName, value as string);
      }
    }
  }

  #show(style: StyleSpecification, kind: 'own' | 'outside'): void {
    const { dataset } = this.#map.getContainer();
    delete dataset['ready'];
    dataset['base'] = kind;
    this.#isStyleLoaded = false;
    this.#map.setStyle(withMarkers(style), { diff: false });
  }
}
