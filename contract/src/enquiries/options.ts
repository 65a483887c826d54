/** The chambers that receive messages; the number of a receiver is its index in this list (specification, section 9). */
export const receivers = [
  'HWK Magdeburg',
  'IHK Magdeburg',
  'HWK Halle (Saale)',
  'IHK Halle-Dessau',
] as const;
