/** Returns the initials of a company, which stand wherever it has no logo; of its first two words. */
export function companyInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toLocaleUpperCase('de'))
    .join('');
}
