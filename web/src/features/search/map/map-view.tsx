import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { wasAllowedAtLoad } from '../../../core/device/consent.ts';
import { useStableCallback } from '../../../core/hooks/use-stable-callback.ts';
import { usePublicEvents } from '../../events/queries.ts';
import { useSiteSettings } from '../../pages/queries.ts';
import { useTownCoordinates } from '../../places/town-coordinates.ts';
import type { Opened, Search } from '../search.ts';
import { encodeAddress } from '../search-link.ts';
import { homeViewOf } from './home-view.ts';
import { keepView, keptView, type Camera } from './kept-view.ts';
import { MapBoundary } from './map-boundary.tsx';
import { MapControls } from './map-controls.tsx';
import type { MapAreaProps } from './map-props.ts';
import { t, translated } from '../../../core/texts/texts.ts';
import styles from './map-view.module.css';
import {
  findMarker,
  isMarkerOf,
  toMarkers,
  type MapPoint,
  type MarkerFeature,
  type Markers,
} from './layers/points.ts';
import { ResultsMap } from './results-map.ts';
import { markerLooks } from './layers/marker-kinds.ts';
import type { mapPoints } from '@lehrpfad/contract/search/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { useSearchParameters } from '../queries.ts';

const noPoints: readonly MapPoint[] = [];
const noEvents: readonly PublicEvent[] = [];

/** The map with its markers, if the browser can draw it. */
export function MapView(props: MapAreaProps) {
  return (
    <MapBoundary>
      <DrawnMap {...props} />
    </MapBoundary>
  );
}

/** The markers follow the search, the view follows its place. */
function DrawnMap({ search, selected, onSelect, onCluster }: MapAreaProps) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ResultsMap | null>(null);
  const styleUrl = useStyleUrl();
  const home = useHome(search);
  const markers = useMarkers(search);
  const onOpen = useStableCallback(onSelect);
  const onHere = useStableCallback(onCluster);
  const searchKey = encodeAddress({ search });
  const shown = useRef({ home, searchKey });
  const onView = useStableCallback((view: Camera | null) => keepView(searchKey, view));

  useEffect(() => {
    if (!box.current || styleUrl === null) return;
    const made = new ResultsMap({
      container: box.current,
      styleUrl,
      home: shown.current.home,
      view: keptView(shown.current.searchKey),
      onView,
      onOpen,
      onCluster: onHere,
    });
    setMap(made);
    return () => {
      made.destroy();
      setMap(null);
    };
  }, [styleUrl, onOpen, onHere, onView]);

  useEffect(() => map?.setMarkers(markers), [map, markers]);
  useEffect(() => {
    const { home: before, searchKey: searchBefore } = shown.current;
    if (home !== before) map?.setHome(home, searchKey === searchBefore);
    shown.current = { home, searchKey };
    // Another search is another entry of the history, although the map has not moved.
    if (map && searchKey !== searchBefore) keepView(searchKey, map.view);
  }, [map, home, searchKey]);
  const marker = useSelectedMarker(markers, selected);
  useEffect(() => map?.select(marker), [map, marker]);

  return (
    <>
      <div ref={box} className={`${styles.map} absolute inset-0`} />
      {map && <MapControls map={map} />}
      <MapLegend />
    </>
  );
}

/** Returns the marker of the open detail, also while markers are loading; null if it has no place on the map. */
function useSelectedMarker(markers: Markers, selected: Opened | null): MarkerFeature | null {
  const [last, setLast] = useState<MarkerFeature | null>(null);
  const found = useMemo(
    () => (selected && findMarker(markers, selected)) ?? null,
    [markers, selected],
  );
  const isStillOpen = selected !== null && last !== null && isMarkerOf(last, selected);
  const marker = found ?? (isStillOpen ? last : null);
  if (marker !== last) setLast(marker);
  return marker;
}

/** Returns the URL of the style; null while unknown. A page loaded without consent may contact no other host. */
function useStyleUrl(): string | null {
  const { data, isPending } = useSiteSettings();
  if (!wasAllowedAtLoad()) return '';
  return isPending ? null : (data?.map_style_url ?? '');
}

function useHome(search: MapAreaProps['search']) {
  const { place, perimeter } = search;
  const town = useTownCoordinates(place?.kind === 'town' ? place : null).data ?? null;
  const home = homeViewOf({ place, perimeter }, town);
  // Equal views give the same object, so that only another view moves the map.
  const key = JSON.stringify(home);
  return useMemo(() => JSON.parse(key) as typeof home, [key]);
}

function useMarkers(search: MapAreaProps['search']) {
  const points = useMapPoints(search).data?.results ?? noPoints;
  const events = usePublicEvents().data ?? noEvents;
  return useMemo(() => {
    performance.mark('map-markers-begin');
    const markers = toMarkers(points, events);
    performance.measure('map-markers', 'map-markers-begin');
    return markers;
  }, [points, events]);
}

/** Legend of the markers. */
function MapLegend() {
  return (
    <ul
      className={`${styles.legend} absolute z-1 m-0 rounded-md text-xs list-none bg-paper`}
      aria-label={t('Legende')}
    >
      {markerLooks.map(({ kind, label, letter, ground, ink, edge, shape }) => (
        <li key={kind}>
          <svg width="20" height="20" viewBox="-1 -1 26 26" aria-hidden="true" focusable="false">
            <path d={shape} fill={ground} stroke={edge} strokeWidth="1.5" />
            <text x="12" y="17" fill={ink} fontSize="14" fontWeight="700" textAnchor="middle">
              {letter}
            </text>
          </svg>
          {translated(label)}
        </li>
      ))}
    </ul>
  );
}

/** Reads every match of a search as a point. A failure is only logged, because the list beside the map reports it. */
function useMapPoints(search: Search) {
  const { query, isReady } = useSearchParameters(search);
  return useQuery({
    queryKey: ['map-points', query],
    queryFn: ({ signal }) =>
      call<typeof mapPoints>('GET mapbox/points/', {
        query,
        signal,
        shape: { results: [{ id: 0, job_type_int: 1, geo_data: [0, 0] }] },
      }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    // Comparing thousands of points with the previous ones takes longer than rendering them again.
    structuralSharing: false,
    meta: { silent: true },
  });
}
