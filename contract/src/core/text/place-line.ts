/** '39104 Magdeburg', or the town alone where its postcode is not known. */
export const placeLine = ({ postcode, city }: { postcode: string; city: string }): string =>
  postcode === '' ? city : `${postcode} ${city}`;
