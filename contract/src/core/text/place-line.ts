/** Returns '39104 Magdeburg', or only the town if its postcode is unknown. */
export const placeLine = ({ postcode, city }: { postcode: string; city: string }): string =>
  postcode === '' ? city : `${postcode} ${city}`;
