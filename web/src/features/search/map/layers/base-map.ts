import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { isDark, onShownScheme } from '../../../../core/styles/colour-scheme.ts';
import { ownStyle } from './base-style.ts';
import { isOurs, withMarkers } from './marker-layers.ts';
import { fetchStyle } from './outside-style.ts';

type PaintName = Parameters<MapLibre['setPaintProperty']>[1];

/** Maximum time in ms until an external style shows its first tile; on a slow phone MapLibre alone needs seconds. */
const patienceMs = 12_000;

/** The map below the markers: an external style as long as it works, otherwise our own. The user is not told about a failure. */
export class BaseMap {
  readonly #map: MapLibre;
  readonly #aborting = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether an external style has loaded but none of its tiles has been shown yet. */
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
      // All requests have ended, and none of them brought a tile.
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
    // A missing icon or glyph is tolerable; a failing source or an invalid style is not.
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

  /** Changes the colours to another scheme; an external map keeps its own. */
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
