import { paths } from '../../core/navigation/paths.ts';

/** Steps of the setup: contact person, branch, imported ads. */
export const setupSteps = ['Kontaktperson', 'Filialinformationen', 'Stellenanzeigen'] as const;

export const lastStep = setupSteps.length;

export const setupPath = (step: number): string => `${paths.setup}/${step}`;

/** Number of stored objects. */
interface Stored {
  readonly contacts: number;
  readonly companies: number;
}

/** Returns the last step that can be opened: each one needs the data of the step before. */
export function reachOf({ contacts, companies }: Stored): number {
  if (contacts === 0) return 1;
  return companies === 0 ? 2 : lastStep;
}

/**
 * Returns the step to show: that of the address, otherwise the one where the setup was left.
 * @param left stored by an earlier visit; may be any text
 */
export function stepOf(path: string, left: string | null, reach: number): number {
  const read = (text: string | null) => (/^[1-3]$/.test(text ?? '') ? Number(text) : undefined);
  const named = path.startsWith(`${paths.setup}/`) ? path.slice(paths.setup.length + 1) : null;
  return Math.min(read(named) ?? read(left) ?? 1, reach);
}

const keyOf = (account: number) => `setup-step-${account}`;

/** Returns the step where an account left the setup in this browser. */
export function readSetupStep(account: number): string | null {
  return localStorage.getItem(keyOf(account));
}

/** Stores the step of an account; null removes it when the setup is finished. */
export function recordStep(account: number, step: number | null): void {
  if (step === null) localStorage.removeItem(keyOf(account));
  else localStorage.setItem(keyOf(account), String(step));
}
