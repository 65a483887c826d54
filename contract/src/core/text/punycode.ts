/**
 * Decodes a label of a domain that begins with `xn--` (RFC 3492, 6.2). Browsers and Node encode this form, but share no function that
 * decodes it. Not every invalid label is noticed here: callers encode the result again and compare.
 */

const base = 36;
const min = 1;
const max = 26;
const skew = 38;
const damp = 700;
const firstBias = 72;
const firstCode = 128;

/** Returns 0 to 25 for letters, 26 to 35 for digits, NaN for anything else. */
function digitOf(sign: string): number {
  if (/^[a-z]$/.test(sign)) return sign.charCodeAt(0) - 97;
  return /^\d$/.test(sign) ? Number(sign) + 26 : Number.NaN;
}

function adaptedBias(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / points);
  let bias = 0;
  for (; rest > ((base - min) * max) / 2; bias += base) rest = Math.floor(rest / (base - min));
  return bias + Math.floor(((base - min + 1) * rest) / (rest + skew));
}

/** Reads a number of variable length, and returns it with the position after it; NaN if it is invalid. */
function readNumber(signs: string, start: number, bias: number): { value: number; end: number } {
  let value = 0;
  let weight = 1;
  for (let at = start, step = base; ; at += 1, step += base) {
    const digit = digitOf(signs.charAt(at));
    value += digit * weight;
    if (Number.isNaN(digit) || value > 0x7f_ff_ff_ff) return { value: Number.NaN, end: at };
    const threshold = Math.min(max, Math.max(min, step - bias));
    if (digit < threshold) return { value, end: at + 1 };
    weight *= base - threshold;
  }
}

/**
 * @param spelled the label after `xn--`, in lower case; at most 59 characters
 * @returns undefined for an invalid label
 */
export function decodePunycode(spelled: string): string | undefined {
  const dash = spelled.lastIndexOf('-');
  const points = Array.from(spelled.slice(0, Math.max(0, dash)), (sign) => sign.charCodeAt(0));
  let [code, bias, place] = [firstCode, firstBias, 0];
  for (let at = dash + 1; at < spelled.length;) {
    const { value, end } = readNumber(spelled, at, bias);
    const count = points.length + 1;
    bias = adaptedBias(value, count, place === 0 && at === dash + 1);
    place += value;
    code += Math.floor(place / count);
    if (!(code <= 0x10_ff_ff)) return undefined;
    place %= count;
    points.splice(place, 0, code);
    place += 1;
    at = end;
  }
  return String.fromCodePoint(...points);
}
