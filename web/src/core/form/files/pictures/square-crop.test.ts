import { describe, expect, it } from 'vitest';
import { dragged, largestSquare, roomOf, squareOf } from './square-crop.ts';

const wide = { width: 1200, height: 600 };

describe('the square that is cut out of a picture', () => {
  it('is as large as the shorter side, in the middle', () => {
    expect(squareOf(wide, largestSquare)).toEqual({ side: 600, left: 300, top: 0 });
    expect(squareOf({ width: 300, height: 900 }, largestSquare)).toEqual({
      side: 300,
      left: 0,
      top: 300,
    });
  });

  it('gets smaller with the zoom, and stays within the picture at the ends', () => {
    expect(squareOf(wide, { zoom: 2, x: 1, y: 1 })).toEqual({ side: 300, left: 900, top: 300 });
    expect(squareOf(wide, { zoom: 4, x: 0, y: 0 })).toEqual({ side: 150, left: 0, top: 0 });
    expect(squareOf({ width: 1, height: 1 }, { zoom: 4, x: 0, y: 0 }).side).toBe(1);
  });

  it('has room to move where the picture is longer, in both directions once it is smaller', () => {
    expect(roomOf(wide, largestSquare)).toEqual({ x: true, y: false });
    expect(roomOf({ width: 600, height: 600 }, largestSquare)).toEqual({ x: false, y: false });
    expect(roomOf(wide, { zoom: 1.01, x: 0, y: 1 })).toEqual({ x: true, y: true });
  });

  it('follows the picture when that is dragged, as far as there is something of it', () => {
    const tenth = dragged(wide, largestSquare, { x: 0.1, y: 0.1 });
    // The picture goes right by 60 of its pixels, so the square goes left; there is no room above.
    expect(squareOf(wide, tenth).left).toBeCloseTo(240);
    expect(tenth.y).toBe(0.5);
    expect(dragged(wide, largestSquare, { x: -9, y: 0 }).x).toBe(1);
    expect(dragged(wide, largestSquare, { x: 9, y: 0 }).x).toBe(0);
    const close = dragged(wide, { zoom: 2, x: 0.5, y: 0.5 }, { x: 0, y: -0.5 });
    expect(squareOf(wide, close).top).toBeCloseTo(300);
  });
});
