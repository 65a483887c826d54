import { counted } from '@lehrpfad/contract/core/text/counted.ts';

/** '340 Bytes', '12 kB', '3,4 MB' */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'Byte', 'Bytes');
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`;
}
