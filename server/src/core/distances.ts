/** A place on the globe, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place on the globe as a point of the unit sphere. */
export type SpherePoint = readonly [x: number, y: number, z: number];

const radians = Math.PI / 180;
const earthRadiusKm = 6371.0088;

export function onSphere({ longitude, latitude }: Position): SpherePoint {
  const [lambda, phi] = [longitude * radians, latitude * radians];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Returns km on the sphere, from the square of the chord, which stays exact for short distances, unlike the cosine. */
export function kilometresOfChord(chordSquare: number): number {
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chordSquare) / 2));
}

/** Returns the km between two positions (great circle). */
export function kilometresBetween(one: Position, other: Position): number {
  const [[ax, ay, az], [bx, by, bz]] = [onSphere(one), onSphere(other)];
  return kilometresOfChord((ax - bx) ** 2 + (ay - by) ** 2 + (az - bz) ** 2);
}
