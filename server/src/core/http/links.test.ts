import { describe, expect, it } from 'vitest';
import { createLinks } from './links.ts';

describe('createLinks', () => {
  it('leads to where people reach the board, wherever it listens', () => {
    const links = createLinks({ publicUrl: 'https://a.example', port: 3000 });
    links.setBase('http://127.0.0.1:3000');
    expect(links.to('/konto?a=1')).toBe('https://a.example/konto?a=1');
  });

  it('leads to the port of this machine where nothing is said', () => {
    const links = createLinks({ publicUrl: undefined, port: 8080 });
    expect(links.to('/')).toBe('http://localhost:8080/');
  });

  it.each([
    ['http://127.0.0.1:41234', 'http://127.0.0.1:41234/a'],
    ['http://0.0.0.0:41234', 'http://localhost:41234/a'],
    ['http://[::]:41234', 'http://localhost:41234/a'],
    ['http://[::1]:41234/', 'http://[::1]:41234/a'],
    ['http://0.0.0.0.example:80', 'http://0.0.0.0.example:80/a'],
  ])('leads to where the server came to listen: %s', (listening, expected) => {
    const links = createLinks({ publicUrl: undefined, port: 0 });
    links.setBase(listening);
    expect(links.to('/a')).toBe(expected);
  });

  it('takes no address of another host', () => {
    const links = createLinks({ publicUrl: 'https://a.example', port: 3000 });
    expect(() => links.to('.evil.example/')).toThrow('begins with a slash');
  });
});
