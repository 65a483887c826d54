interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres. Degrees of latitude are longer than those of longitude: 111 km to about 69 km here. */
export const kmBetween = (one: Position, other: Position): number =>
  Math.hypot((one.latitude - other.latitude) * 111, (one.longitude - other.longitude) * 69);
