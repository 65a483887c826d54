const withoutSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path);

/** Returns the path of an address without its query and without a slash at the end, since all routes answer with and without it. */
export function requestPath(url: string): string {
  const end = url.indexOf('?');
  return withoutSlash(end === -1 ? url : url.slice(0, end));
}
