import { describe, expect, it } from 'vitest';
import { carouselView, pagedTo, spokenView } from './carousel-view.ts';

const three = { count: 8, width: 960, slide: 304, gap: 24 };

describe('a carousel with three slides in view', () => {
  it.each([
    [0, 0, 2],
    [328, 1, 3],
    // During a movement the nearer slide counts.
    [500, 2, 4],
    [5 * 328, 5, 7],
    // Overscroll at the end of a swipe.
    [5 * 328 + 90, 5, 7],
    [-40, 0, 2],
  ])('scrolled by %d px shows slides %d to %d', (scrolled, first, last) => {
    expect(carouselView({ ...three, scrolled })).toEqual({ first, last });
  });

  it('bears fractions of pixels', () => {
    expect(carouselView({ ...three, slide: 304.33, scrolled: 0.4 })).toMatchObject({ last: 2 });
  });

  it('turns by three, and less at the ends', () => {
    const at = (first: number) => ({ first, last: first + 2 });
    expect(pagedTo(at(0), 8, 1)).toBe(3);
    expect(pagedTo(at(3), 8, 1)).toBe(5);
    expect(pagedTo(at(5), 8, -1)).toBe(2);
    expect(pagedTo(at(2), 8, -1)).toBe(0);
  });
});

it('counts no slide of which only a part shows', () => {
  const view = carouselView({ count: 5, scrolled: 0, width: 358, slide: 326, gap: 12 });
  expect(view).toEqual({ first: 0, last: 0 });
});

it('never shows more slides than there are', () => {
  expect(carouselView({ ...three, count: 2, scrolled: 0 })).toMatchObject({ first: 0, last: 1 });
});

it('shows one slide before it could be measured', () => {
  const view = carouselView({ count: 4, scrolled: 0, width: 0, slide: 0, gap: 0 });
  expect(view).toEqual({ first: 0, last: 0 });
});

it('says where it is', () => {
  expect(spokenView(2, 2, 9)).toBe('Folie 3 von 9');
  expect(spokenView(3, 5, 9)).toBe('Folien 4 bis 6 von 9');
});
