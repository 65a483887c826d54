/*
 * Loaded before a server under test (`node --import`), also in each of its threads: its clock and that of its database are ahead by
 * `CLOCK_AHEAD_DAYS` days. The time of day is unchanged.
 */
const ahead = Number(process.env['CLOCK_AHEAD_DAYS'] ?? 0) * 86_400_000;
const itself = Date;
const realNow = itself.now;

itself.now = () => realNow() + ahead;

globalThis.Date = new Proxy(itself, {
  construct: (target, values: unknown[], made) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, made) as object,
  apply: () => new itself(itself.now()).toString(),
});
