/** Paths of the scripts and styles that a page names. Those change with every build that changes anything. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
}
