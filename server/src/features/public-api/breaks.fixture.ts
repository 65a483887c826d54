/* Finds breaking changes for API clients: differences between a description of the API and the promised one. */

type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys with explanations, which promise nothing. */
const remarks: ReadonlySet<string> = new Set([
  'description',
  'summary',
  'info',
  'servers',
  'externalDocs',
]);

/** Keys whose objects may get new entries. Any other new key narrows a former promise. */
const open: ReadonlySet<string> = new Set([
  'properties',
  'paths',
  'responses',
  'schemas',
  'securitySchemes',
]);

/** Whether a key may be new: a request may send a secret, if it is also allowed without one. */
const isOffered = (key: string, value: Json): boolean =>
  key === 'securitySchemes' ||
  (key === 'security' &&
    Array.isArray(value) &&
    value.some((one) => isObject(one) && Object.keys(one).length === 0));

const byName = (parameters: Json) =>
  Object.fromEntries((parameters as { name: string }[]).map((one) => [one.name, one]));

function breaksInList(name: string, promised: readonly Json[], now: Json, at: string): string[] {
  if (!Array.isArray(now)) return [`${at}: is gone`];
  if (name === 'parameters') {
    const added = now.filter(
      ({ name: added, required }) => required && !(added in byName(promised)),
    );
    const demanded = added.map((one: { name: string }) => `${at}/${one.name}: is demanded`);
    return [...demanded, ...breaksInObject('properties', byName(promised), byName(now), at)];
  }
  if (name === 'required')
    return promised
      .filter((one) => !now.includes(one))
      .map((one) => `${at}/${one}: may be missing`);
  if (promised.length !== now.length) return [`${at}: has other alternatives`];
  return promised.flatMap((one, index) => breaksIn('', one, now[index], `${at}/${index}`));
}

function breaksInObject(
  name: string,
  promised: Record<string, Json>,
  now: Json,
  at: string,
): string[] {
  if (!isObject(now)) return [`${at}: is gone`];
  const kept = Object.entries(promised).filter(([key]) => open.has(name) || !remarks.has(key));
  const changed = kept.flatMap(([key, value]) => breaksIn(key, value, now[key], `${at}/${key}`));
  const added = open.has(name)
    ? []
    : Object.keys(now).filter(
        (key) => !(key in promised) && !remarks.has(key) && !isOffered(key, now[key]),
      );
  return [...changed, ...added.map((key) => `${at}/${key}: is new here`)];
}

function breaksIn(name: string, promised: Json, now: Json, at: string): string[] {
  if (Array.isArray(promised)) return breaksInList(name, promised, now, at);
  if (isObject(promised)) return breaksInObject(name, promised, now, at);
  if (promised === now) return [];
  return [`${at}: was ${JSON.stringify(promised)}, is ${JSON.stringify(now)}`];
}

/** Returns the promises that a description breaks; empty if it only adds to them. */
export const findBreaks = (promised: Json, now: Json): string[] =>
  breaksIn('', promised, now, '').map((line) => line.slice(1));
