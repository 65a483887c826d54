import { brandColour } from '@lehrpfad/regions/parts/colours.ts';
import { markerLookOf, type MarkerKind } from './marker-kinds.ts';

export interface MarkerImage {
  readonly data: ImageData;
  readonly pixelRatio: number;
}

const font = '"Atkinson Hyperlegible", sans-serif';
const clusterColours = { cluster: brandColour, events: '#9a3412' } as const;
const accent = '#c8edf4';

/** Diameter in CSS pixels, without the shadow. */
const markerSize = 36;
const selectedSize = 54;
const shadowRoom = 6;

/** Returns the image for a name that a layer requests; null if it is not one of ours. */
export function markerImage(name: string): MarkerImage | null {
  const [form = '', rest = ''] = name.split('-');
  if (form === 'marker') return drawMarker(rest as MarkerKind, markerSize, false);
  if (form === 'selected') return drawMarker(rest as MarkerKind, selectedSize, true);
  if (form === 'cluster' || form === 'events')
    return drawCluster(Number(rest), clusterColours[form]);
  return null;
}

function draw(size: number, paint: (canvas: CanvasRenderingContext2D) => void): MarkerImage {
  const pixelRatio = Math.min(3, Math.max(1, Math.ceil(devicePixelRatio)));
  const element = document.createElement('canvas');
  element.width = element.height = (size + 2 * shadowRoom) * pixelRatio;
  const canvas = element.getContext('2d');
  if (!canvas) throw new Error('This browser draws no pictures');
  canvas.scale(pixelRatio, pixelRatio);
  canvas.translate(shadowRoom, shadowRoom);
  paint(canvas);
  return { data: canvas.getImageData(0, 0, element.width, element.height), pixelRatio };
}

function withShadow(canvas: CanvasRenderingContext2D, paint: () => void): void {
  canvas.shadowColor = 'rgb(8 40 38 / 35%)';
  canvas.shadowBlur = 6;
  canvas.shadowOffsetY = 2;
  paint();
  canvas.shadowColor = 'transparent';
}

function write(canvas: CanvasRenderingContext2D, text: string, at: number, size: number): void {
  canvas.font = `700 ${size}px ${font}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'alphabetic';
  // Capitals and digits of this font are two thirds as high as its size.
  canvas.fillText(text, at, at + size * 0.335);
}

function drawMarker(kind: MarkerKind, size: number, isSelected: boolean): MarkerImage {
  const look = markerLookOf(kind);
  return draw(size, (canvas) => {
    const middle = size / 2;
    const ring = isSelected ? 8 : 1;
    const scale = (size - 2 * ring) / 24;
    if (isSelected) {
      canvas.fillStyle = accent;
      canvas.strokeStyle = '#0b4a57';
      canvas.lineWidth = 2;
      withShadow(canvas, () => {
        canvas.beginPath();
        canvas.arc(middle, middle, middle - 1, 0, 2 * Math.PI);
        canvas.fill();
      });
      canvas.stroke();
    }
    canvas.save();
    canvas.translate(ring, ring);
    canvas.scale(scale, scale);
    const shape = new Path2D(look.shape);
    canvas.lineJoin = 'round';
    canvas.lineWidth = 2;
    canvas.fillStyle = look.ground;
    canvas.strokeStyle = look.edge;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- no array
    withShadow(canvas, () => canvas.fill(shape));
    canvas.stroke(shape);
    canvas.restore();
    canvas.fillStyle = look.ink;
    write(canvas, look.letter, middle, 15);
  });
}

/** Returns the diameter, from 38 px for a few to 60 px for thousands: with the tolerance of `pick`, at least the size of a touch target. */
function clusterSize(count: number): number {
  return Math.min(60, 38 + 5.5 * Math.log10(Math.max(1, count / 3)) * 2);
}

function drawCluster(count: number, colour: string): MarkerImage {
  const size = Math.round(clusterSize(count));
  return draw(size, (canvas) => {
    const middle = size / 2;
    const circle = (radius: number, fill: string) => {
      canvas.beginPath();
      canvas.arc(middle, middle, radius, 0, 2 * Math.PI);
      canvas.fillStyle = fill;
      canvas.fill();
    };
    withShadow(canvas, () => circle(middle, '#ffffff'));
    circle(middle - 1.5, accent);
    circle(middle - 4.5, colour);
    canvas.fillStyle = '#ffffff';
    const text = count.toLocaleString('de-DE');
    write(canvas, text, middle, text.length > 4 ? 14 : 15);
  });
}
