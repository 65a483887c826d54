import { z } from 'zod';

const latitude = z.number().min(47).max(56);
const longitude = z.number().min(5).max(16);

/** Position of the state, in degrees (WGS 84). */
export const geographySchema = z
  .strictObject({
    /** The smallest rectangle around its outline. */
    bounds: z.strictObject({
      south: latitude,
      north: latitude,
      west: longitude,
      east: longitude,
    }),
    /** Centre of the map if the whole state does not fit. */
    centre: z.strictObject({ latitude, longitude }),
  })
  .refine(
    ({ bounds: { south, north, west, east } }) => south < north && west < east,
    'the south lies north of the north, or the west east of the east',
  );
