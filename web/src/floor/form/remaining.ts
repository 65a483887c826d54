/** From this share of the limit on, what is left is said. */
const nearness = 0.8;

/** What is said about the length of a text: nothing far from its limit. */
export function remainingText(length: number, most: number): string {
  if (length < most * nearness) return '';
  const left = most - length;
  if (left < 0) return left === -1 ? '1 Zeichen zu viel' : `${-left} Zeichen zu viel`;
  return `noch ${left} Zeichen`;
}
