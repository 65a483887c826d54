const withoutSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path);

/** Returns the path of a URL without its query and without a final slash, since all routes work with and without it. */
export function requestPath(url: string): string {
  const end = url.indexOf('?');
  return withoutSlash(end === -1 ? url : url.slice(0, end));
}
