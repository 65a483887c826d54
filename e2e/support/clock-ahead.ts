/*
 * Loaded before a server under test (`node --import`), and by that in each of its threads: its clock is ahead by the days of
 * `CLOCK_AHEAD_DAYS`, the database's as well. Only the time of day runs on as usual.
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
