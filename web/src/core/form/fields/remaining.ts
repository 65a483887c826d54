import { limits } from '@lehrpfad/contract/core/limits.ts';
import {
  severalLines,
  singleLine,
  visibleLength,
} from '@lehrpfad/contract/core/text/visible-text.ts';
import { t } from '../../texts/texts.ts';

/** Counts the visible characters of an input as its schema does. Does not parse extremely long input on each key press. */
function typedLength(text: string, max: number, read: (text: string) => string): number {
  return text.length > max * limits.unitsPerCharacter ? text.length : visibleLength(read(text));
}

/** Length of a single line and of several lines, to compare with the limit. */
export const lineLength = (text: string, max: number) => typedLength(text, max, singleLine);
export const linesLength = (text: string, max: number) => typedLength(text, max, severalLines);

/** The remaining length is shown from this share of the limit. */
const nearness = 0.8;

/** Returns the message about the remaining length; '' far from the limit. */
export function remainingText(length: number, max: number): string {
  if (length < max * nearness) return '';
  const left = max - length;
  if (left < 0)
    return left === -1 ? t('1 Zeichen zu viel') : t('{count} Zeichen zu viel', { count: -left });
  return t('noch {left} Zeichen', { left });
}
