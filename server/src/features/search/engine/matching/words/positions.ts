import {
  kilometresOfChord,
  onSphere,
  type Position,
  type SpherePoint,
} from '../../../../../core/distances.ts';
import { withCapacity } from '../../collections/number-arrays.ts';

/**
 * The distinct positions of ads on the map. Many ads share one, so a circle is checked on a few thousand
 * positions instead of on every ad.
 */
export class Positions {
  readonly #numbers = new Map<string, number>();
  /** `[longitude,latitude]` as JSON, by number. */
  readonly json: string[] = [];
  /** Points on the unit sphere, by number. */
  #x = new Float64Array(64);
  #y = new Float64Array(64);
  #z = new Float64Array(64);

  get size(): number {
    return this.json.length;
  }

  /** Number of a position, equal for the same place. */
  numberOf([longitude, latitude]: readonly [number, number]): number {
    const json = `[${longitude},${latitude}]`;
    const known = this.#numbers.get(json);
    if (known !== undefined) return known;
    const number = this.json.length;
    if (number === this.#x.length) {
      [this.#x, this.#y, this.#z] = [
        withCapacity(this.#x, number * 2),
        withCapacity(this.#y, number * 2),
        withCapacity(this.#z, number * 2),
      ];
    }
    const [x, y, z] = onSphere({ longitude, latitude });
    [this.#x[number], this.#y[number], this.#z[number]] = [x, y, z];
    this.#numbers.set(json, number);
    this.json.push(json);
    return number;
  }

  /** Number of a position of another instance. */
  copied({ json }: Positions, number: number): number {
    const point = json[number] ?? '[0,0]';
    return this.#numbers.get(point) ?? this.numberOf(JSON.parse(point) as [number, number]);
  }

  /** km from a centre to each position (great circle), by number. */
  kilometresFrom(centre: Position): Float64Array {
    const from = onSphere(centre);
    const distances = new Float64Array(this.size);
    for (let at = 0; at < distances.length; at += 1) distances[at] = this.#arc(from, at);
    return distances;
  }

  /** km from the nearest of some points to each position, by number. */
  kilometresFromAny([first, ...others]: readonly Position[]): Float64Array {
    const distances = first ? this.kilometresFrom(first) : new Float64Array(this.size);
    for (const from of others.map((one) => this.kilometresFrom(one)))
      from.forEach((km, at) => (distances[at] = Math.min(distances[at] ?? km, km)));
    return distances;
  }

  /** A function from the number of a position to its distance from the centre in km. */
  from(centre: Position): (number: number) => number {
    const point = onSphere(centre);
    return (number) => this.#arc(point, number);
  }

  /** km from the centre to the nearest of these positions; Infinity if there is none. */
  nearest(centre: Position, each: (visit: (number: number) => void) => void): number {
    const point = onSphere(centre);
    let min = Infinity;
    each((number) => {
      const square = this.#chordSquare(point, number);
      if (square < min) min = square;
    });
    return min === Infinity ? Infinity : kilometresOfChord(min);
  }

  #arc(point: SpherePoint, at: number): number {
    return kilometresOfChord(this.#chordSquare(point, at));
  }

  #chordSquare([x, y, z]: SpherePoint, at: number): number {
    const dx = x - (this.#x[at] ?? 0);
    const dy = y - (this.#y[at] ?? 0);
    const dz = z - (this.#z[at] ?? 0);
    return dx * dx + dy * dy + dz * dz;
  }
}
