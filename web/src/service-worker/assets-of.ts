/** Returns the paths of the scripts and styles in a page. They change with every build with changes. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
}
