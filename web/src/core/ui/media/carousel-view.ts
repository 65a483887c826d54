import { t } from '../../texts/texts.ts';
/** The visible slides of a carousel, by index. */
export interface CarouselView {
  /** First and last slide that is completely visible. */
  readonly first: number;
  readonly last: number;
}

interface Measures {
  readonly count: number;
  /** All in pixels: scroll position, width of the viewport, of a slide, and of the gap between two slides. */
  readonly scrolled: number;
  readonly width: number;
  readonly slide: number;
  readonly gap: number;
}

/** Widths may be fractional; a slide with at most this share hidden counts as visible. */
const tolerance = 0.02;

export function carouselView({ count, scrolled, width, slide, gap }: Measures): CarouselView {
  const step = slide + gap;
  const room = step > 0 ? (width + gap) / step : 1;
  const inView = Math.min(count, Math.max(1, Math.floor(room + tolerance)));
  const first = Math.max(0, Math.min(count - inView, Math.round(scrolled / Math.max(step, 1))));
  return { first, last: first + inView - 1 };
}

/** Returns the first slide after a press on a button: one view further, but never past an end. */
export function pagedTo(
  { first, last }: CarouselView,
  count: number,
  direction: -1 | 0 | 1,
): number {
  const inView = last - first + 1;
  return Math.max(0, Math.min(count - inView, first + direction * inView));
}

/** `Folie 3 von 9`, `Folien 4 bis 6 von 9`. */
export function spokenView(first: number, last: number, count: number): string {
  if (first === last) return t('Folie {count} von {count2}', { count: first + 1, count2: count });
  return t('Folien {count} bis {count2} von {count3}', {
    count: first + 1,
    count2: last + 1,
    count3: count,
  });
}
