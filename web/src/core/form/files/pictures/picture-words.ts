/** The value of a picture's field: `undefined` leaves the stored one, `null` removes it. */
export type Picture = Blob | null | undefined;

export const unreadable =
  'Dieses Bild kann nicht gelesen werden. Bitte wählen Sie eine JPEG- oder PNG-Datei.';
