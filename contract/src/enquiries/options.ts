/** The chambers that a message can go to: a receiver is a place in this list (specification, section 9). */
export const receivers = [
  'HWK Magdeburg',
  'IHK Magdeburg',
  'HWK Halle (Saale)',
  'IHK Halle-Dessau',
] as const;
