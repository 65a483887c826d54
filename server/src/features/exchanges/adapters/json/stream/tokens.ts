import { TokenType } from '@streamparser/json';

/**
 * Buffer sizes of texts and numbers in bytes. Without a buffer each digit is an entry of a list until the number
 * ends. If such a list outgrows the memory of a thread, V8 ends the process, not the thread.
 */
export const gathered = { stringBufferSize: 64 * 1024, numberBufferSize: 64 * 1024 };

export const opening = new Set<TokenType>([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
export const closing = new Set<TokenType>([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);
