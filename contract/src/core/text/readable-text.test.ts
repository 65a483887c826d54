import { describe, expect, it } from 'vitest';
import { readableText } from './readable-text.ts';

describe('what is read of HTML', () => {
  it.each([
    ['<p>Brot <strong>backen</strong></p>', 'Brot backen'],
    ['<ul><li>Teig</li><li>Ofen</li></ul>', 'TeigOfen'],
    ['a &amp; b &lt;p&gt; &quot;c&quot;&nbsp;d', 'a & b <p> "c" d'],
    ['&#228;&#xE4;&#0;&unknown;', 'ää&#0;&unknown;'],
    ['3 < 5 und 5 > 3', '3 < 5 und 5 > 3'],
    ['<a href="x" title="a > b">c</a>', 'c'],
    ["<a title = 'a > b'>c</a>", 'c'],
    ['a<!-- <p>b</p> -->c', 'ac'],
    ['a<p', 'a'],
    ['a<!-- b', 'a'],
    ['<'.repeat(20_000), '<'.repeat(20_000)],
    ['<p>&nbsp;</p><p> </p>', ''],
    ['<p>\u200B&#8203;&#x202E;&shy;</p>', ''],
    ['<p>Bäcker&shy;hand\u00ADwerk</p>', 'Bäckerhandwerk'],
  ])('%#: %.40j', (html, text) => expect(readableText(html)).toBe(text));
});
