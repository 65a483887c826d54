import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { announce } from '../notices/announcer.tsx';
import { carouselView, pagedTo, spokenView, type CarouselView } from './carousel-view.ts';
import { t } from '../../texts/texts.ts';
import styles from './carousel.module.css';
import { ChevronIcon } from '../icons/icons.tsx';

interface CarouselProps {
  /** Accessible name of the carousel. */
  readonly label: string;
  readonly heading: ReactNode;
  /** Sets `--slides` (number of visible slides), and may set `--gap` and `--peek` (visible width of the next slide). */
  readonly className?: string | undefined;
  readonly slides: readonly { readonly key: number; readonly content: ReactNode }[];
}

/**
 * Slides side by side that snap into place. Uses native scrolling, so that swiping works as everywhere. The buttons are above. Slides that
 * are not completely visible cannot be reached by keyboard or screen reader, as the ARIA pattern requires; a press on one brings it into view.
 */
export function Carousel({ label, heading, className, slides }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const view = useView(track, count);

  function turn(direction: -1 | 0 | 1) {
    const target = pagedTo(view, count, direction);
    if (target === view.first) return;
    // The stylesheet decides whether the movement is smooth.
    track.current?.scrollTo({ left: target * stepOf(track.current) });
    announce(spokenView(target, target + view.last - view.first, count));
  }

  return (
    <section className={className} aria-roledescription={t('Karussell')} aria-label={label}>
      <div className="items-end wrap gap-2-4 justify-between">
        {heading}
        {view.last - view.first + 1 < count && <Controls {...{ view, count, turn }} />}
      </div>
      {/* `relative` keeps visually hidden parts of slides inside: outside they would widen the page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons do the same */}
      <div
        ref={track}
        className={`${styles.track} relative grid`}
        onClick={(event) => turn(sidePressed(event, view))}
      >
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription={t('Folie')}
            aria-label={t('{shown} von {count}', { shown: index + 1, count })}
            className={`${styles.slide} grid min-w-0`}
            inert={index < view.first || index > view.last}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Returns on which side of the visible slides the track was pressed; 0 between them, and for a press on a slide. */
function sidePressed(
  { target, currentTarget, clientX: x }: MouseEvent,
  { first, last }: CarouselView,
): -1 | 0 | 1 {
  // A press on an inert slide meets the track behind it.
  if (target !== currentTarget) return 0;
  const edgesOf = (index: number) => currentTarget.children[index]?.getBoundingClientRect();
  if (x > (edgesOf(last)?.right ?? x)) return 1;
  return x < (edgesOf(first)?.left ?? x) ? -1 : 0;
}

interface ControlsProps {
  readonly view: CarouselView;
  readonly count: number;
  readonly turn: (direction: 1 | -1) => void;
}

/** At an end a button stays, to keep the focus, and is marked as disabled. */
function Controls({ view: { first, last }, count, turn }: ControlsProps) {
  const shown = first === last ? String(first + 1) : `${first + 1}–${last + 1}`;
  return (
    <div className="row gap-2 ml-auto">
      <span className={`${styles.place} tabular-nums text-hint`} aria-hidden="true">
        {t('{shown} von {count}', { shown, count })}
      </span>
      <button
        type="button"
        className={`${styles.button} hover-tint tap-square p-0 border-control rounded-full text-brand bg-paper`}
        data-direction="back"
        aria-label={t('Vorherige Folien')}
        aria-disabled={first === 0}
        onClick={() => turn(-1)}
      >
        <ChevronIcon />
      </button>
      <button
        type="button"
        className={`${styles.button} hover-tint tap-square p-0 border-control rounded-full text-brand bg-paper`}
        data-direction="on"
        aria-label={t('Nächste Folien')}
        aria-disabled={last === count - 1}
        onClick={() => turn(1)}
      >
        <ChevronIcon />
      </button>
    </div>
  );
}

/** Returns the distance between the starts of two slides, in pixels. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children as unknown as HTMLElement[];
  if (!first) return 0;
  return second ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}

function useView(track: { readonly current: HTMLElement | null }, count: number): CarouselView {
  const [view, setView] = useState<CarouselView>({ first: 0, last: 0 });
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    function look() {
      if (!element) return;
      const slide = (element.firstElementChild as HTMLElement | null)?.offsetWidth ?? 0;
      const style = getComputedStyle(element);
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const width = element.clientWidth - padding;
      const gap = stepOf(element) - slide;
      const next = carouselView({ count, scrolled: element.scrollLeft, width, slide, gap });
      setView((now) => (isSame(now, next) ? now : next));
    }
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [track, count]);
  return view;
}

function isSame(a: CarouselView, b: CarouselView): boolean {
  return a.first === b.first && a.last === b.last;
}
