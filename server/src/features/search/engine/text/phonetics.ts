/**
 * Sound code of a German word, as digits (Kölner Phonetik, Hans Joachim Postel 1969): 'Fisioterapeut' and 'Physiotherapeut' have
 * the same code. Our version first removes a final '-er', '-e' or '-a', which sound alike: 'Mechatronicka'.
 * @param word folded, so without umlauts
 */
export function soundOf(word: string): string {
  const letters = word.replace(/(?:er|e|a)$/, '');
  let [code, last] = ['', ''];
  for (let at = 0; at < letters.length; at += 1) {
    for (const digit of digitsFor(
      letters[at] ?? '',
      letters[at - 1] ?? '',
      letters[at + 1] ?? '',
    )) {
      if (digit !== last && (digit !== '0' || code === '')) code += digit;
      last = digit;
    }
  }
  return code;
}

const plain: Readonly<Record<string, string>> = {
  a: '0',
  e: '0',
  i: '0',
  j: '0',
  o: '0',
  u: '0',
  y: '0',
  b: '1',
  f: '3',
  v: '3',
  w: '3',
  g: '4',
  k: '4',
  q: '4',
  l: '5',
  m: '6',
  n: '6',
  r: '7',
  s: '8',
  z: '8',
};

function digitsFor(letter: string, before: string, after: string): string {
  if (letter === 'p') return after === 'h' ? '3' : '1';
  if (letter === 'd' || letter === 't') return 'csz'.includes(after) && after !== '' ? '8' : '2';
  if (letter === 'x') return 'ckq'.includes(before) && before !== '' ? '8' : '48';
  if (letter !== 'c') return plain[letter] ?? '';
  if (before === '') return 'ahkloqrux'.includes(after) ? '4' : '8';
  return !'sz'.includes(before) && 'ahkoqux'.includes(after) && after !== '' ? '4' : '8';
}

/** Shortest code that distinguishes words. */
const minCodeLength = 4;
/** Maximum difference in length of words that sound alike; beyond it they are different words. */
const lengthMayDiffer = 3;

/** Words by their sound code. */
export class Sounds {
  readonly #words = new Map<string, number[]>();
  readonly #lengths = new Map<number, number>();

  add(word: string, number: number): void {
    const sound = soundOf(word);
    if (sound.length < minCodeLength) return;
    const same = this.#words.get(sound);
    if (same) same.push(number);
    else this.#words.set(sound, [number]);
    this.#lengths.set(number, word.length);
  }

  /** Numbers of the words with the same sound and a similar length. */
  like(word: string): number[] {
    const same = this.#words.get(soundOf(word)) ?? [];
    return same.filter(
      (number) => Math.abs((this.#lengths.get(number) ?? 0) - word.length) <= lengthMayDiffer,
    );
  }
}
