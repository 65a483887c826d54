import { languages } from '@lehrpfad/contract/core/languages.ts';
import { inState } from '@lehrpfad/regions/parts/names.ts';

/** HTML without `style` attributes, and the CSS rules that replace them. */
interface Styled {
  readonly html: string;
  readonly css: string;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const decode = (text: string) => text.replaceAll(/&[#\w]+;/g, (name) => entities[name] ?? name);

/**
 * Moves inline styles into rules: the Content-Security-Policy forbids them in HTML (React sets them by script, which is allowed).
 * `!important` keeps their precedence.
 */
export function extractStyles(html: string): Styled {
  const numbers = new Map<string, number>();
  const without = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` data-style="${number}"`;
  });
  const rules = [...numbers].map(([style, number]) => {
    const declarations = decode(style)
      .split(/;(?![^(]*\))/)
      .filter((declaration) => declaration.trim() !== '')
      .map((declaration) => `${declaration}!important`);
    return `[data-style="${number}"]{${declarations.join(';')}}`;
  });
  return { html: without, css: rules.join('\n') };
}

/** Lowers the priority of scripts: they would take bandwidth from the first paint. */
export function lowerScripts(html: string): string {
  return html.replaceAll(
    /<(script type="module"|link rel="modulepreload")/g,
    '<$1 fetchpriority="low"',
  );
}

/** Adds a prefix to ids and their references: the page contains several app shells and shows one of them. */
export function prefixIds(html: string, prefix: string): string {
  return html
    .replaceAll(
      / (id|for|aria-(?:labelledby|describedby|controls|owns))="([^"]+)"/g,
      (_, name: string, ids: string) =>
        ` ${name}="${ids.replaceAll(/[^\s]+/g, (id) => `${prefix}-${id}`)}"`,
    )
    .replaceAll(/ href="#(?!\/)([^"]+)"/g, ` href="#${prefix}-$1"`);
}

/** Marks the picture that the server inserts, so that the server can remove the element if there is no picture. */
export function markPicture(html: string): string {
  return html.replace(
    /<picture>(?:(?!<\/picture>).)*\{\{background-file\}\}.*?<\/picture>/s,
    '<!--with background-->$&<!--end-->',
  );
}

/** Metadata of the start page for search engines and shared links (ogp.me, schema.org); only the server knows its address. */
const sharingTags = [
  '<!--with address--><link rel="canonical" href="{{own-address}}">',
  ...languages.map(
    (language) =>
      `<link rel="alternate" hreflang="${language}" href="{{address}}${language === 'de' ? '' : `?lang=${language}`}">`,
  ),
  '<link rel="alternate" hreflang="x-default" href="{{address}}">',
  '<meta property="og:type" content="website">',
  '<meta property="og:site_name" content="Lehrpfad">',
  '<meta property="og:locale" content="de_DE">',
  `<meta property="og:title" content="Ausbildung und Praktikum ${inState} – Lehrpfad">`,
  `<meta property="og:description" content="Ausbildungsplätze und Praktika ${inState}: suchen, vergleichen, bewerben.">`,
  '<meta property="og:url" content="{{own-address}}">',
  '<meta property="og:image" content="{{picture}}">',
  '<meta property="og:image:type" content="image/png">',
  '<meta property="og:image:width" content="1200">',
  '<meta property="og:image:height" content="630">',
  '<meta name="twitter:card" content="summary_large_image">',
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Lehrpfad","url":"{{address}}","inLanguage":"de"}</script><!--end-->',
].join('\n    ');

interface Head {
  readonly script: string;
  readonly style: string;
  readonly fonts: readonly string[];
}

/** Returns the tags for the resources of the app shell, the most urgent first. */
export function headTags({ script, style, fonts }: Head): string {
  return [
    `<script src="/${script}"></script>`,
    `<link rel="stylesheet" crossorigin href="/${style}">`,
    '<!--with site-settings--><meta name="site-settings" content="{{site-settings}}"><!--end-->',
    '<!--with named-starts--><meta name="named-starts" content="{{named-starts}}"><!--end-->',
    '<!--with background--><link rel="preload" as="image" type="image/avif" imagesrcset="{{background-avif}}" imagesizes="(min-width: 62em) 40rem, 100vw" fetchpriority="high" data-background="{{background}}"><!--end-->',
    ...fonts.map(
      (name) => `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin>`,
    ),
    sharingTags,
  ].join('\n    ');
}
