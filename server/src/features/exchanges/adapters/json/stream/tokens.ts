import { Tokenizer, TokenType } from '@streamparser/json';
import { exactNumber } from '../../../fetching/json.ts';

/**
 * Buffer sizes of texts and numbers in bytes. Without a buffer each digit is an entry of a list until the number
 * ends. If such a list outgrows the memory of a thread, V8 ends the process, not the thread.
 */
export const gathered = { stringBufferSize: 64 * 1024, numberBufferSize: 64 * 1024 };

export const opening = new Set<TokenType>([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
export const closing = new Set<TokenType>([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

/** Keeps long whole numbers as texts (json.ts). */
export class ExactTokenizer extends Tokenizer {
  override parseNumber(text: string): number {
    // Tokens have values of any type; the library's type names the usual one.
    return exactNumber(text) as number;
  }
}
