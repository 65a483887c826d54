import { TokenType } from '@streamparser/json';

/** What JSON allows in place of the unexpected token, by the state of the parser. */
const expected: Readonly<Record<string, string>> = {
  VALUE: 'erwartet wird ein Wert',
  KEY: 'erwartet wird ein Name in Anführungszeichen',
  COLON: 'erwartet wird ein Doppelpunkt',
  COMMA: 'erwartet wird ein Komma oder das Ende der Liste',
  ENDED: 'die Liste war schon zu Ende',
};

/** Names a token without its content, which may be about people. */
function named(token: TokenType, value: unknown): string {
  if (token === TokenType.STRING) return 'ein Text';
  return token === TokenType.NUMBER ? 'eine Zahl' : `„${String(value)}“`;
}

/** Describes an unexpected token in German. @param error of the parser, which names its state */
export function refusalOf(token: TokenType, value: unknown, error: Error): string {
  const [, state = ''] = /in state (\w+)$/.exec(error.message) ?? [];
  const why = expected[state] === undefined ? '' : `; ${expected[state]}`;
  return `Hier ist ${named(token, value)} nicht erlaubt${why}.`;
}
