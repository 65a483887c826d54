/** Reads the metrics of a server from its metrics port. @returns a function with the value by name; NaN if there is none */
export async function readMetrics(port: number): Promise<(name: string) => number> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  const lines = text.split('\n');
  return (name) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
}
