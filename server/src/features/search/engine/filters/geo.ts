export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Days since 1970-01-01 of an ISO day. */
export function dayNumber(isoDay: string): number {
  return Math.round(Date.parse(`${isoDay}T00:00:00Z`) / 86_400_000);
}

/** Kilometres of a degree of latitude. */
const degreeKm = 111.2;

/** Near enough for distances within a few states. */
export function kilometresBetween(a: Position, b: Position): number {
  const radian = Math.PI / 180;
  const x = (a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) / 2) * radian);
  return Math.hypot(x, a.latitude - b.latitude) * degreeKm;
}
