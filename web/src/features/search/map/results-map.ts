import { AttributionControl, Map as MapLibre, setWorkerUrl, type GeoJSONSource } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { ClusterPosition, Opened } from '../search.ts';
import { BaseMap } from './layers/base-map.ts';
import { stateCorners, stateView, type HomeView } from './home-view.ts';
import { mapTexts } from './map-texts.ts';
import { markerImage } from './layers/marker-images.ts';
import type { Camera } from './kept-view.ts';
import { clusterLayer, markerLayer, matches, selected } from './layers/marker-layers.ts';
import { nearestMarker, pick } from './pick.ts';
import type { MarkerFeature, Markers } from './layers/points.ts';
import { t } from '../../../core/texts/texts.ts';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import './maplibre.css';

interface ResultsMapOptions {
  readonly container: HTMLElement;
  /** Empty for the built-in map. */
  readonly styleUrl: string;
  readonly home: HomeView;
  /** The view to begin with instead of `home`. */
  readonly view: Camera | undefined;
  /** Called when the map has moved, with the view that the user has chosen; null for the default view. */
  readonly onView: (view: Camera | null) => void;
  readonly onOpen: (opened: Opened) => void;
  readonly onCluster: (here: ClusterPosition) => void;
}

/** Duration of the movement to a marker or a place (specification, section 9). With reduced motion the map jumps. */
const flightMs = 750;
const markerZoom = 17;
/** Distance in CSS pixels that an arrow button moves the map. */
const panStep = 120;
/** Above 18 there are no clusters, so markers at one point would cover each other. */
const zoomRange = { minZoom: 5, maxZoom: 18 };

/** The view that the map keeps when its size changes; null after the user has moved it. */
type Target = 'home' | 'selected' | Camera | null;

/** The map, outside React. */
export class ResultsMap {
  readonly #map: MapLibre;
  readonly #options: ResultsMapOptions;
  readonly #base: BaseMap;
  #home: HomeView;
  #markers: Markers = { type: 'FeatureCollection', features: [] };
  #selected: MarkerFeature | null = null;
  #target: Target = 'home';
  /** The view before a detail was opened, restored when it closes. */
  #former: Target = 'home';

  /** @throws if the browser has no WebGL */
  constructor(options: ResultsMapOptions) {
    const { container, styleUrl, home, view } = options;
    this.#options = options;
    this.#home = home;
    // A worker keeps the Content-Security-Policy with which it was loaded, and browsers cache it: each map host has its own URL.
    const host = styleUrl && new URL(styleUrl).host;
    setWorkerUrl(new URL(host ? `${workerUrl}?map=${host}` : workerUrl, location.href).href);
    this.#map = new MapLibre({
      container,
      ...zoomRange,
      center: [...stateView.centre],
      zoom: stateView.zoom,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      cooperativeGestures: matchMedia('(pointer: coarse)').matches,
      locale: mapTexts,
      fadeDuration: 0,
    });
    this.#map.addControl(new AttributionControl({ customAttribution: [] }));
    this.#map.touchZoomRotate.disableRotation();
    this.#map.keyboard.disableRotation();
    this.#map.setMissingStyleImageResolver((name) => {
      const image = markerImage(name);
      if (image) this.#map.addImage(name, image.data, { pixelRatio: image.pixelRatio });
    });
    this.#map.on('style.load', () => this.#showData());
    this.#listen();
    this.#base = new BaseMap(this.#map, styleUrl);
    this.#show(view ?? 'home', false);
  }

  setMarkers(markers: Markers): void {
    this.#markers = markers;
    this.#options.container.dataset['markers'] = String(markers.features.length);
    this.#source(matches)?.setData(markers);
  }

  /** Marks the open detail and moves there; null restores the view before it was opened. */
  select(marker: MarkerFeature | null): void {
    const before = this.#selected?.properties;
    this.#selected = marker;
    this.#showSelected();
    const { dataset } = this.#options.container;
    if (marker === null) {
      delete dataset['selected'];
      if (this.#target === 'selected') this.#show(this.#former);
      return;
    }
    const { kind, id } = marker.properties;
    dataset['selected'] = `${kind} ${id}`;
    if (before?.kind === kind && before.id === id) return;
    if (this.#target !== 'selected') this.#former = this.#target ?? this.#camera();
    this.#show('selected');
  }

  /**
   * Sets the default view. While a detail is open the map stays there, and uses the view after it closes.
   * @param isLate whether only now it is known where the place of the same search is: a view that was restored stays
   */
  setHome(home: HomeView, isLate: boolean): void {
    this.#home = home;
    if (isLate && this.#options.view) return;
    if (this.#selected !== null) this.#former = 'home';
    if (this.#selected === null || this.#target === 'home') this.#show('home');
  }

  showHome(): void {
    this.#show('home');
  }

  zoomBy(step: number): void {
    this.#target = null;
    this.#map.easeTo({ zoom: Math.round(this.#map.getZoom() + step) });
  }

  /** Moves the map by steps to the right and down. */
  panBy(right: number, down: number): void {
    this.#target = null;
    this.#map.panBy([right * panStep, down * panStep]);
  }

  destroy(): void {
    this.#base.stop();
    this.#map.remove();
  }

  #show(target: Target, isAnimated = true): void {
    this.#target = target;
    const camera = this.#cameraOf(target);
    if (camera === null) return;
    const { centre, zoom } = camera;
    const options = { center: [centre[0], centre[1]] as [number, number], zoom };
    if (isAnimated) this.#map.flyTo({ ...options, duration: flightMs });
    else this.#map.jumpTo(options);
  }

  #cameraOf(target: Target): Camera | null {
    if (target === 'home') return this.#homeCamera();
    if (target !== 'selected') return target;
    if (this.#selected === null) return null;
    const [longitude, latitude] = this.#selected.geometry.coordinates;
    return { centre: [longitude, latitude], zoom: markerZoom };
  }

  #homeCamera(): Camera {
    if (this.#home.kind === 'place') return this.#home;
    const [southWest, northEast] = stateCorners;
    const fit = this.#map.cameraForBounds([[...southWest], [...northEast]], { padding: 20 });
    if (fit?.zoom === undefined || fit.zoom < stateView.zoom) return stateView;
    const [west, south, east, north] = [...southWest, ...northEast];
    return { centre: [(west + east) / 2, (south + north) / 2], zoom: fit.zoom };
  }

  /** The view that the user has chosen; null for the default view. */
  get view(): Camera | null {
    const target = this.#target === 'selected' ? this.#former : (this.#target ?? this.#camera());
    return typeof target === 'string' ? null : target;
  }

  #camera(): Camera {
    const { lng, lat } = this.#map.getCenter();
    return { centre: [lng, lat], zoom: this.#map.getZoom() };
  }

  #listen(): void {
    const map = this.#map;
    const { dataset } = this.#options.container;
    map.on('click', ({ point }) => void this.#open(point));
    map.getCanvas().addEventListener('keydown', (event) => {
      if (event.key === 'Enter') void this.#openMiddle();
    });
    map.on('movestart', (event) => {
      if (event.originalEvent) this.#target = null;
    });
    map.on('moveend', () => {
      const { centre, zoom } = this.#camera();
      dataset['zoom'] = zoom.toFixed(2);
      dataset['centre'] = centre.map((degrees) => degrees.toFixed(5)).join();
      this.#options.onView(this.view);
    });
    map.on('idle', () => (dataset['ready'] = 'true'));
    map.on('movestart', () => delete dataset['ready']);
    map.on('resize', () => {
      // An animation misses its target if the size changes meanwhile, so it starts again.
      this.#show(this.#target, map.isMoving());
    });
    for (const layer of [markerLayer, clusterLayer]) {
      map.on('mouseenter', layer, () => (map.getCanvas().style.cursor = 'pointer'));
      map.on('mouseleave', layer, () => (map.getCanvas().style.cursor = ''));
    }
  }

  /** Opens what is in the middle. If nothing is, moves to the nearest marker: arrow keys move the map too far to aim at one. */
  async #openMiddle(): Promise<void> {
    const middle = this.#map.project(this.#map.getCenter());
    if (await this.#open(middle)) return;
    const centre = nearestMarker(this.#map, middle);
    if (centre) this.#show({ centre, zoom: this.#map.getZoom() });
    announce(
      centre
        ? t('In der Mitte ist jetzt die nächste Markierung. Eingabe öffnet sie.')
        : t('In diesem Ausschnitt der Karte ist keine Stelle.'),
    );
  }

  /** @returns whether there is a marker */
  async #open(point: { x: number; y: number }): Promise<boolean> {
    const found = await pick(this.#map, point).catch((error: unknown) => {
      console.warn('The map could not be asked:', error);
      return null;
    });
    if (found === null) return false;
    if (found.kind === 'zoom') this.#show(found);
    else if (found.kind === 'here') {
      // The list opens below the map and takes its room; the point stays visible.
      this.#show({ centre: found.centre, zoom: this.#map.getZoom() });
      this.#options.onCluster(found.here);
    } else this.#options.onOpen(found);
    return true;
  }

  #source(name: string): GeoJSONSource | undefined {
    return this.#map.getSource<GeoJSONSource>(name);
  }

  #showData(): void {
    this.#source(matches)?.setData(this.#markers);
    this.#showSelected();
  }

  #showSelected(): void {
    const features = this.#selected ? [this.#selected] : [];
    this.#source(selected)?.setData({ type: 'FeatureCollection', features });
  }
}
