import type { z } from 'zod';
import type { OfState } from '../read-part.ts';
import type { schoolsSchema } from '../schemas/schools.ts';
import { RegionError } from '../region-error.ts';

type Schools = z.output<typeof schoolsSchema>;

type BoardInternship = Schools['internships'][number] & {
  /** The state with this rule; missing on a board of one state. */
  readonly state?: string;
};

export type BoardSchools = Omit<Schools, 'internships'> & {
  readonly internships: readonly BoardInternship[];
};

/** Joins the types of schools of all states; certificates have the names of the first state. */
export function joinSchools(states: readonly OfState<Schools>[]): BoardSchools {
  const [first, ...others] = states.map(({ data }) => data) as [Schools, ...Schools[]];
  const types = new Map<string, Schools['types'][number]>();
  for (const type of [first, ...others].flatMap((schools) => schools.types)) {
    const known = types.get(type.name) ?? type;
    if (known.certificate !== type.certificate)
      throw new RegionError(`schools: ${type.name} stands for another certificate in each state`);
    types.set(type.name, known);
  }
  const internships = states.flatMap(({ names: { state }, data }) =>
    data.internships.map((one) => (others.length === 0 ? one : { ...one, state })),
  );
  return { certificates: first.certificates, types: [...types.values()], internships };
}
