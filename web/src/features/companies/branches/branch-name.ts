import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';

type Branch = Pick<FullCompany, 'name' | 'Address'>;

/** Tells branches of one company apart: with the town, where the name does not say it. */
export function branchName({ name, Address }: Branch): string {
  const town = Address?.City.city;
  return town === undefined || name.includes(town) ? name : `${name}, ${town}`;
}
