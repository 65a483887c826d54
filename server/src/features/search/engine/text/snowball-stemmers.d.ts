declare module 'snowball-stemmers' {
  export function newStemmer(language: 'german'): { stem(word: string): string };
}
