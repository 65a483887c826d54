/** Returns the path of a stored picture; a picture with a description is an object that contains the path. */
function pathOf(stored: object | null, name: string): unknown {
  const picture = (stored as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof picture === 'object' && picture !== null && 'file' in picture
    ? picture.file
    : picture;
}

/**
 * Returns which single pictures have another file in a later version of an object. Lists of files may be among them: they are compared by
 * their values.
 * @param names of the fields with files
 */
export const replacedPictures = (
  names: readonly string[],
  before: object | null,
  after: object,
): string[] => names.filter((name) => pathOf(before, name) !== pathOf(after, name));
