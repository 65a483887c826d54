const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Distance on the sphere in km (haversine). */
export function kilometresBetween(a: Position, b: Position): number {
  const [phi1, phi2] = [a.latitude * radians, b.latitude * radians];
  const sinPhi = Math.sin((phi2 - phi1) / 2);
  const sinLambda = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const h = sinPhi * sinPhi + Math.cos(phi1) * Math.cos(phi2) * sinLambda * sinLambda;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Days since 1970-01-01 of an ISO day. */
export function dayNumber(isoDay: string): number {
  return Math.round(Date.parse(`${isoDay}T00:00:00Z`) / 86_400_000);
}
