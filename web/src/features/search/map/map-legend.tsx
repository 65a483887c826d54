import { markerLooks } from './layers/marker-kinds.ts';
import styles from './map-view.module.css';

/** Legend of the markers. */
export function MapLegend() {
  return (
    <ul
      className={`${styles.legend} m-0 rounded-md text-xs list-none bg-paper`}
      aria-label="Legende"
    >
      {markerLooks.map(({ kind, label, letter, ground, ink, edge, shape }) => (
        <li key={kind}>
          <svg width="20" height="20" viewBox="-1 -1 26 26" aria-hidden="true" focusable="false">
            <path d={shape} fill={ground} stroke={edge} strokeWidth="1.5" />
            <text x="12" y="17" fill={ink} fontSize="14" fontWeight="700" textAnchor="middle">
              {letter}
            </text>
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
