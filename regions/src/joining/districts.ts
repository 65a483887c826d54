import type { z } from 'zod';
import type { OfState } from '../read-part.ts';
import type { areasSchema } from '../schemas/areas.ts';
import type { districtsSchema } from '../schemas/districts.ts';
import { refuseTwins } from './lists.ts';

type Areas = z.output<typeof areasSchema>;
type Districts = z.output<typeof districtsSchema>;

/** An area to which a search can be limited. */
export type BoardArea = Areas[number] & {
  /** Keys of the areas in a whole state, if it has any. */
  readonly parts?: readonly string[];
};

export type BoardDistrict = Districts[number] & { readonly state: string };

/** The key by which a whole state is chosen on a board of several: 'sachsenanhalt'. */
function keyOfState(state: string): string {
  const ascii = state.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe');
  return ascii.replaceAll('ü', 'ue').replaceAll(/[^a-z]/g, '');
}

/** Joins the areas. If there are several states, each is an area itself; they precede their parts, whose labels name the state. */
export function joinAreas(states: readonly OfState<Areas>[]): readonly BoardArea[] {
  if (states.length === 1) return states.flatMap(({ data }) => data);
  const whole = states.map(({ names: { state, largestTowns }, data }) => ({
    key: keyOfState(state),
    label: state,
    hint: largestTowns.join(', '),
    ...(data.length > 0 && { parts: data.map(({ key }) => key) }),
  }));
  const parts = states.flatMap(({ names: { state }, data }) =>
    data.map((area) => ({ ...area, label: `${area.label}, ${state}` })),
  );
  const areas = [...whole, ...parts];
  refuseTwins(
    'an area',
    areas.map(({ key }) => key),
  );
  return areas;
}

/** Joins the districts. If there are several states, the districts of a state without areas belong to the area of the state. */
export function joinDistricts(states: readonly OfState<Districts>[]): readonly BoardDistrict[] {
  const all = states.flatMap(({ names: { state }, data }) =>
    data.map((district) => {
      const area = district.area ?? (states.length > 1 ? keyOfState(state) : undefined);
      return { ...district, ...(area !== undefined && { area }), state };
    }),
  );
  if (states.length > 1) {
    refuseTwins(
      'a district',
      all.map(({ name }) => name),
    );
    refuseTwins(
      'a number-plate code',
      all.flatMap(({ signs }) => signs),
    );
  }
  return all;
}
