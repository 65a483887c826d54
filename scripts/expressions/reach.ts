/** Number of characters that an expression reads from one position, and its ambiguity. */
export interface Reach {
  /** In characters; infinite if a quantifier has no upper limit. */
  readonly maxLength: number;
  /** Repetitions of ambiguous parts; nested ones are multiplied. */
  readonly choices: number;
}

interface Part extends Reach {
  /** Whether it can match in several ways, because of an alternative or a quantifier. */
  readonly hasChoice: boolean;
}

const quantifier = /^(?:[*+?]|\{(\d+)(?:,(\d*))?\})\??/;

/** An opening parenthesis of a group: `(`, `(?:`, `(?<name>`, `(?=`, `(?<!`, `(?i:`. */
const opening = /^\((?:\?(?:<?[=!]|<\w{1,100}>|[a-z-]{0,10}:))?/;

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Reads alternatives up to the end or a closing parenthesis. */
  alternatives(): Part {
    const all = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      all.push(this.#sequence());
    }
    return {
      maxLength: Math.max(...all.map(({ maxLength }) => maxLength)),
      choices: Math.max(...all.map(({ choices }) => choices)),
      hasChoice: all.length > 1 || all.some(({ hasChoice }) => hasChoice),
    };
  }

  #sequence(): Part {
    let whole: Part = { maxLength: 0, choices: 1, hasChoice: false };
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] ?? '')) {
      const part = this.#repeated(this.#atom());
      whole = {
        maxLength: whole.maxLength + part.maxLength,
        choices: Math.max(whole.choices, part.choices),
        hasChoice: whole.hasChoice || part.hasChoice,
      };
    }
    return whole;
  }

  #repeated(part: Part): Part {
    const found = quantifier.exec(this.#source.slice(this.#at, this.#at + 30));
    if (!found) return part;
    this.#at += found[0].length;
    const [sign, min, last] = found;
    const max = sign.startsWith('?')
      ? 1
      : min === undefined || last === ''
        ? Infinity
        : Number(last ?? min);
    const maxLength = part.maxLength === 0 ? 0 : part.maxLength * max;
    return {
      maxLength,
      choices: part.choices * (part.hasChoice ? Math.max(1, max) : 1),
      hasChoice: true,
    };
  }

  #atom(): Part {
    const from = this.#at;
    const sign = this.#source[from] ?? '';
    if (sign === '(') return this.#group();
    if (sign === '[') this.#skipClass();
    else if (sign === '\\') this.#at += this.#escapeLength();
    else this.#at += 1;
    // A back reference matches the text of its group, which may have any length.
    const isReference = sign === '\\' && /[1-9k]/.test(this.#source[from + 1] ?? '');
    return { maxLength: isReference ? Infinity : 1, choices: 1, hasChoice: false };
  }

  #group(): Part {
    this.#at += opening.exec(this.#source.slice(this.#at, this.#at + 120))?.[0].length ?? 1;
    const inside = this.alternatives();
    this.#at += 1;
    return inside;
  }

  #skipClass(): void {
    // Nested character classes exist with the flag `v`.
    for (let depth = 0; this.#at < this.#source.length; this.#at += 1) {
      const sign = this.#source[this.#at];
      if (sign === '\\') this.#at += 1;
      else if (sign === '[') depth += depth === 0 ? 1 : 0;
      else if (sign === ']') {
        this.#at += 1;
        return;
      }
    }
  }

  #escapeLength(): number {
    const rest = this.#source.slice(this.#at, this.#at + 60);
    return /^\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k|.)/is.exec(rest)?.[0].length ?? 1;
  }
}

/** @param source of an expression without nested character classes (flag `v`) */
export const reachOf = (source: string): Reach => new Reader(source).alternatives();
