import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './html.ts';

describe('HTML that people wrote', () => {
  it('stays what the form makes of it', () => {
    const written =
      '<h1>Eins</h1><h6>Sechs</h6><p>Wir <strong>suchen</strong> <em>dich</em> <u>bald</u><br />und</p>' +
      '<ul><li><p>Brot</p><ol><li><p>Brötchen</p></li></ol></li></ul><p></p>';
    expect(cleanHtml(written)).toBe(written);
  });

  it('leads to the web and to mailboxes, whole addresses only', () => {
    expect(
      cleanHtml('<a href="https://firma.example/a?b=1&amp;c=2" target="_blank" rel="x">Mehr</a>'),
    ).toBe('<a href="https://firma.example/a?b=1&amp;c=2" rel="noopener">Mehr</a>');
    expect(cleanHtml('<a href="mailto:ute@firma.example">Ute</a>')).toContain('mailto:ute@');
    expect(cleanHtml('<a href="www.firma.example/platz">Platz</a>')).toContain(
      'href="https://www.firma.example/platz"',
    );
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'java&#x09;script:alert(1)',
    '&#106;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//elsewhere.example',
    '/login',
    '#top',
    '',
    'https://kammer.example@elsewhere.example/',
    'blob:https://a.example/1',
  ])('leads nowhere by %j, but says what stood there', (href) => {
    expect(cleanHtml(`<p><a href="${href}">Platz</a></p>`)).toBe('<p>Platz</p>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="data:text/html,x"></object><embed src="x.swf">',
    '<p onclick="alert(1)" style="position:fixed" class="x" id="y">hallo</p>',
    '<a href="https://a.example" onmouseover="alert(1)" style="x">hallo</a>',
    '<style>*{display:none}</style>',
    '<link rel="stylesheet" href="//x.example">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<base href="https://elsewhere.example/">',
    '<form action="https://elsewhere.example"><input name="password"><button>Anmelden</button></form>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><img src=x onerror=alert(1)></template>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<textarea></textarea><img src=x onerror=alert(1)>',
    '<!--<img src="--><img src=x onerror=alert(1)//">',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<a href="https://a.example"<img src=x onerror=alert(1)>>x</a>',
    '"><img src=x onerror=alert(1)>',
    '<p <script>alert(1)</script>',
    '<details open ontoggle=alert(1)>',
    '<video><source onerror="alert(1)"></video>',
    '<body onload=alert(1)>',
    '<div style="background:url(javascript:alert(1))">',
  ])('is harmless: %s', (attack) => {
    const clean = cleanHtml(attack);
    const tags = clean.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<(?:\/?[a-z][1-6]?|\/?(?:ul|ol|li|em|strong)|br \/|a href="https:[^"]*" rel="noopener")>$/,
      );
    }
    // Everything outside of tags is text: no bracket opens another tag.
    expect(clean.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
  });

  it('keeps the words of what is dropped apart', () => {
    expect(cleanHtml('<div>Brot</div><div>Kuchen</div>').trim()).toMatch(/^Brot\s+Kuchen$/);
    expect(cleanHtml('<table><tr><td>Mo</td><td>8 Uhr</td></tr></table>').trim()).toMatch(
      /^Mo\s+8 Uhr$/,
    );
    expect(cleanHtml('3 < 4 &amp; <marquee>5 > 4</marquee>')).toBe('3 &lt; 4 &amp; 5 &gt; 4');
  });

  it('can always be stored', () => {
    expect(cleanHtml('<p>a&#0;b&#xD800;c</p>')).toMatch(/^<p>a[^\0]?b\uFFFDc<\/p>$/);
  });

  it('is bounded in depth and length', () => {
    const deep = `${'<ul><li>'.repeat(5000)}ganz unten`;
    const clean = cleanHtml(deep);
    expect(clean).toContain('ganz unten');
    expect(clean.match(/<ul>/g)?.length).toBeLessThanOrEqual(10);
    expect(() => cleanHtml('x'.repeat(320_001))).toThrow(RangeError);
  });

  it('is not changed by being cleaned again', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<ul>',
      '<li>',
      '</ul>',
      '<b>',
      '</b>',
      '<h1>',
      '</h1>',
      '<div>',
      '<br>',
      '<a href="www.a.example">',
      '</a>',
      '<a href="javascript:x">',
      '<!--',
      '-->',
      '<script>',
      '&lt;',
      '&amp;lt;',
      '&',
      '<',
      '>',
      '"',
      'ä',
      ' ',
      '<td>',
      'text',
      '<textarea>',
      '&#60;p',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = cleanHtml(pieces.join(''));
        expect(cleanHtml(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });
});
