/** The data of a region is wrong. The message lists what and where. */
export class RegionError extends Error {
  override name = 'RegionError';
}
