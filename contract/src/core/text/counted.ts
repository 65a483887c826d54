/** '1 Stelle', '1.200 Stellen' */
export function counted(count: number, one: string, several: string): string {
  return `${count.toLocaleString('de-DE')} ${count === 1 ? one : several}`;
}
