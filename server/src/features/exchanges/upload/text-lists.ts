/** Maximum number of names of a list that are shown. */
const maxListed = 10;

export const quoted = (text: string): string => `„${text}“`;

/** Joins the first names, and tells how many more there are. */
export function listed(names: readonly string[], separator = ', '): string {
  const rest = names.length - maxListed;
  const shown = names.slice(0, maxListed).join(separator);
  return rest > 0 ? `${shown} … und ${rest} weitere` : shown;
}
