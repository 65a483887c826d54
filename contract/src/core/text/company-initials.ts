/** Returns the initials of a company's first two words; they are shown if it has no logo. */
export function companyInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toLocaleUpperCase('de'))
    .join('');
}
