/** Reads what a server tells on its port for metrics. @returns the value by name; NaN where there is none */
export async function readMetrics(port: number): Promise<(name: string) => number> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  const lines = text.split('\n');
  return (name) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
}
