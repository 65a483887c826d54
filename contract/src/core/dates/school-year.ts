/** Returns the year in which the school year of a day begins: with August. @param day ISO day */
export const schoolYearOf = (day: string): number =>
  Number(day.slice(0, 4)) - (day.slice(5, 7) < '08' ? 1 : 0);
