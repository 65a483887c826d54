/** Returns the pay of a year of the training: '1. Jahr 1.050 €'. No-break spaces keep year and amount on one line. */
export const payOfYear = (year: number, amount: number): string =>
  `${year}.\u00a0Jahr\u00a0${amount.toLocaleString('de-DE')}\u00a0€`;
