import { describe, expect, it } from 'vitest';
import { extractStyles, lowerScripts, markPicture, prefixIds } from './html.ts';

describe('inline styles', () => {
  it('become rules of the same rank, one for all that are the same', () => {
    const html =
      '<a style="--h:1px;color:red"></a><b style="--h:1px;color:red"></b><i style="width:2px"></i>';
    expect(extractStyles(html)).toEqual({
      html: '<a data-style="0"></a><b data-style="0"></b><i data-style="1"></i>',
      css: '[data-style="0"]{--h:1px!important;color:red!important}\n[data-style="1"]{width:2px!important}',
    });
  });

  it('keep what HTML writes otherwise, and semicolons in brackets', () => {
    const { css } = extractStyles('<a style="font:&quot;A&quot;;background:url(data:a;b)"></a>');
    expect(css).toBe('[data-style="0"]{font:"A"!important;background:url(data:a;b)!important}');
  });
});

it('ids and what refers to them get a prefix, addresses of pages do not', () => {
  expect(
    prefixIds(
      '<a href="#inhalt"></a><a href="#/suche"></a><label for="a" aria-labelledby="a b"></label><p id="a">',
      'x',
    ),
  ).toBe(
    '<a href="#x-inhalt"></a><a href="#/suche"></a><label for="x-a" aria-labelledby="x-a x-b"></label><p id="x-a">',
  );
});

it('scripts of the application come last, the one in the head does not', () => {
  expect(lowerScripts('<script src="/a.js"></script><script type="module" src="/b.js">')).toBe(
    '<script src="/a.js"></script><script type="module" fetchpriority="low" src="/b.js">',
  );
});

it('only the picture that the server fills in is marked', () => {
  const other = '<picture><img src="/a"></picture>';
  const ours = '<picture><img src="{{background-file}}"></picture>';
  expect(markPicture(`${other}<p>${ours}</p>`)).toBe(
    `${other}<p><!--with background-->${ours}<!--end--></p>`,
  );
});
