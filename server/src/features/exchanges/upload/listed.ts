/** Most names of a list that are shown. */
const mostListed = 10;

export const quoted = (text: string): string => `„${text}“`;

/** Joins the first names, and tells how many more there are. */
export function listed(names: readonly string[], separator = ', '): string {
  const rest = names.length - mostListed;
  const shown = names.slice(0, mostListed).join(separator);
  return rest > 0 ? `${shown} … und ${rest} weitere` : shown;
}
