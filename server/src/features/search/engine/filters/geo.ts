export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Days since 1970-01-01 of an ISO day. */
export function dayNumber(isoDay: string): number {
  return Math.round(Date.parse(`${isoDay}T00:00:00Z`) / 86_400_000);
}
