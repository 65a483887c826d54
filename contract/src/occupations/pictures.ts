/** Names of the pictures of the twelve career fields, in their order. Free of schemas, like `options.ts`. */
export const fieldPictures = [
  'tools',
  'gear',
  'recycling',
  'stethoscope',
  'teddy-bear',
  'helmet',
  'dish',
  'palette',
  'megaphone',
  'laptop',
  'ruler',
  'shopping-cart',
] as const;

/** The address of a picture by its name. */
export const pictureAddress = (picture: string): string => `/occupations/${picture}.svg`;
