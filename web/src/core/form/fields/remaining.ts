import { limits } from '@lehrpfad/contract/core/limits.ts';
import {
  severalLines,
  singleLine,
  visibleLength,
} from '@lehrpfad/contract/core/text/visible-text.ts';
import { t } from '../../texts/texts.ts';

/** Counts the visible characters of an input as its schema does. Does not parse extremely long input on each key press. */
function typedLength(text: string, most: number, read: (text: string) => string): number {
  return text.length > most * limits.unitsPerCharacter ? text.length : visibleLength(read(text));
}

/** Length of a single line and of several lines, to compare with the limit. */
export const lineLength = (text: string, most: number) => typedLength(text, most, singleLine);
export const linesLength = (text: string, most: number) => typedLength(text, most, severalLines);

/** The remaining length is shown from this share of the limit. */
const nearness = 0.8;

/** Returns the message about the remaining length; '' far from the limit. */
export function remainingText(length: number, most: number): string {
  if (length < most * nearness) return '';
  const left = most - length;
  if (left < 0)
    return left === -1 ? t('1 Zeichen zu viel') : t('{count} Zeichen zu viel', { count: -left });
  return t('noch {left} Zeichen', { left });
}
