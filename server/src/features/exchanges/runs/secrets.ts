/** Returns the secrets in a setting: a whole key; of a URL the user, the password and the query. */
function secretsOf(value: unknown): string[] {
  if (typeof value !== 'string' || value === '') return [];
  if (!URL.canParse(value)) return [value];
  const { username, password, search } = new URL(value);
  return [username, password, search.slice(1)];
}

const minSecretLength = 4;

/** Removes the secrets of an exchange's settings from a technical text for editors and the log. */
export function withoutSecrets(text: string, settings: unknown): string {
  return Object.values(settings ?? {})
    .flatMap(secretsOf)
    .filter((secret) => secret.length >= minSecretLength)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
