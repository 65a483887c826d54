import { paths } from '../navigation/paths.ts';

/** Areas that are German for everyone, because their users write German texts. */
const germanAreas: readonly string[] = [
  paths.companyArea,
  paths.editorArea,
  paths.account,
  paths.login,
  paths.registration,
];

/** Returns whether the current page is German in every language. */
export function isInGermanArea(): boolean {
  const path = location.hash.slice(1);
  return germanAreas.some((area) => path === area || path.startsWith(`${area}/`));
}
