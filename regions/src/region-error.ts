/** The data of a region is invalid. The message lists the problems and their places. */
export class RegionError extends Error {
  override name = 'RegionError';
}
