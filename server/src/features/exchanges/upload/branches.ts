import { listed } from './text-lists.ts';
import type { Branch } from './store.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/str(?:asse|\.)/g, 'str')
    .replaceAll(/[^\p{L}\d]+/gu, '');

/** Returns all names that a branch may have in a table. */
function namesOf({ id, name, street, postcode, town }: Branch): string[] {
  const place = `${postcode}${town}`;
  const addresses = [street, `${street}${place}`, `${street}${town}`, place, town];
  const all = [String(id), name, `${name}${town}`, `${name}${street}`];
  return [...all, ...addresses, ...addresses.map((address) => `${name}${address}`)].map(plain);
}

/** Returns the name of a branch, with the town if the name does not contain it. */
export const branchName = ({ name, town }: Branch): string =>
  town === '' || name.includes(town) ? name : `${name}, ${town}`;

/** Returns the name with town and street, which distinguishes branches in one town. */
export const wholeBranchName = (branch: Branch): string =>
  [branchName(branch), branch.street].filter((part) => part !== '').join(', ');

const numbered = (branches: readonly Branch[]): string =>
  listed(
    branches.map((one) => `${one.id} (${wholeBranchName(one)})`),
    '; ',
  );

/** Finds the branch that a cell names. For an empty cell it is the only branch of the account. */
export function findBranch(
  text: string,
  branches: readonly Branch[],
): { readonly branch: Branch } | { readonly error: string } {
  const [only, ...others] = branches;
  if (only === undefined) return { error: 'Sie haben noch keine Filiale angelegt.' };
  if (text === '')
    return others.length === 0
      ? { branch: only }
      : { error: `Pflichtfeld! Ihre Filialen: ${numbered(branches)}` };
  const wanted = plain(text);
  const found = branches.filter((one) => namesOf(one).includes(wanted));
  const [branch, ...more] = found;
  if (branch === undefined)
    return { error: `Firma nicht im System! Ihre Filialen: ${numbered(branches)}` };
  if (more.length > 0)
    return {
      error: `Das passt auf mehrere Filialen. Bitte die Nummer angeben: ${numbered(found)}`,
    };
  return { branch };
}
