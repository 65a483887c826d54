/** Names that are shown of a list. */
const mostListed = 10;

export const quoted = (text: string): string => `„${text}“`;

/** The first of them in one line, and how many more there are. */
export function listed(names: readonly string[], separator = ', '): string {
  const rest = names.length - mostListed;
  const shown = names.slice(0, mostListed).join(separator);
  return rest > 0 ? `${shown} … und ${rest} weitere` : shown;
}
