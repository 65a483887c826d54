import { paths } from '../../core/navigation/paths.ts';

/** Steps of the setup: contact person, branch, imported ads. */
export const setupSteps = ['Kontaktperson', 'Filialinformationen', 'Stellenanzeigen'] as const;

export const lastStep = setupSteps.length;

export const setupPath = (step: number): string => `${paths.setup}/${step}`;

/** What is stored already. */
interface Stored {
  readonly contacts: number;
  readonly companies: number;
}

/** The furthest step that what is stored allows: each one builds upon the one before. */
export function reachOf({ contacts, companies }: Stored): number {
  if (contacts === 0) return 1;
  return companies === 0 ? 2 : lastStep;
}

/**
 * The step to be shown: that of the address, else the one where it was left.
 * @param left from an earlier visit; anything
 */
export function stepOf(path: string, left: string | null, reach: number): number {
  const read = (text: string | null) => (/^[1-3]$/.test(text ?? '') ? Number(text) : undefined);
  const named = path.startsWith(`${paths.setup}/`) ? path.slice(paths.setup.length + 1) : null;
  return Math.min(read(named) ?? read(left) ?? 1, reach);
}

const keyOf = (account: number) => `setup-step-${account}`;

/** Where an account left the setup in this browser. */
export function leftAt(account: number): string | null {
  return localStorage.getItem(keyOf(account));
}

/** Notes where an account is; null: it has finished. */
export function recordStep(account: number, step: number | null): void {
  if (step === null) localStorage.removeItem(keyOf(account));
  else localStorage.setItem(keyOf(account), String(step));
}
