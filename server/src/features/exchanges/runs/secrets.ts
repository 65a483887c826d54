/** What of a setting nobody may read: keys as a whole, of an address what may let somebody in. */
function secretsOf(value: unknown): string[] {
  if (typeof value !== 'string' || value === '') return [];
  if (!URL.canParse(value)) return [value];
  const { username, password, search } = new URL(value);
  return [username, password, search.slice(1)];
}

const shortestSecret = 4;

/** A technical text for editors and the log without what the settings of an exchange keep secret. */
export function withoutSecrets(text: string, settings: unknown): string {
  return Object.values(settings ?? {})
    .flatMap(secretsOf)
    .filter((secret) => secret.length >= shortestSecret)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
