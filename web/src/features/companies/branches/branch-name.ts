import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';

type Branch = Pick<FullCompany, 'name' | 'Address'>;

/** Returns a name that distinguishes the branches of a company: with the town, if the name does not contain it. */
export function branchName({ name, Address }: Branch): string {
  const town = Address?.City.city;
  return town === undefined || name.includes(town) ? name : `${name}, ${town}`;
}
