interface Pair {
  readonly light: string;
  readonly dark: string;
}

/**
 * Returns a style sheet with its declarations replaced by a region's colours of the same name: `--brand: light-dark(…, …);`, or two
 * declarations, the first for the light scheme.
 */
export function withColours(css: string, colours: Readonly<Record<string, Pair>>): string {
  let result = css;
  for (const [name, { light, dark }] of Object.entries(colours)) {
    let declared = 0;
    result = result.replaceAll(
      new RegExp(`(--${name}: )([^;]{1,80});`, 'g'),
      (_, start: string, value: string) => {
        if (value.startsWith('light-dark(')) return `${start}light-dark(${light}, ${dark});`;
        declared += 1;
        return `${start}${declared === 1 ? light : dark};`;
      },
    );
  }
  return result;
}
