import { expect, test } from 'vitest';
import { compact } from './compact.ts';

test('comments, blank lines and indentation do not go along with a page', () => {
  const style = `/* The colours of
   the application. */
:root {
  --ink: #000;

  /* one line */
  --way: url('https://a.example/b');
}
`;
  expect(compact(style)).toBe(":root {\n--ink: #000;\n--way: url('https://a.example/b');\n}");
  expect(compact('// why\nsay("a // b");\n')).toBe('say("a // b");');
});
