import { limits } from '@lehrpfad/contract/core/limits.ts';
import {
  severalLines,
  singleLine,
  visibleLength,
} from '@lehrpfad/contract/core/text/visible-text.ts';

/** Visible characters of what is typed, as its schema counts them; beyond all measure it is not looked at with each key. */
function typedLength(text: string, most: number, read: (text: string) => string): number {
  return text.length > most * limits.unitsPerCharacter ? text.length : visibleLength(read(text));
}

/** How long a line is, and how long several lines are, for their limit. */
export const lineLength = (text: string, most: number) => typedLength(text, most, singleLine);
export const linesLength = (text: string, most: number) => typedLength(text, most, severalLines);

/** From this share of the limit on, what is left is said. */
const nearness = 0.8;

/** What is said about the length of a text: nothing far from its limit. */
export function remainingText(length: number, most: number): string {
  if (length < most * nearness) return '';
  const left = most - length;
  if (left < 0) return left === -1 ? '1 Zeichen zu viel' : `${-left} Zeichen zu viel`;
  return `noch ${left} Zeichen`;
}
