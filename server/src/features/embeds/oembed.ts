import {
  adPagePath,
  companyPagePath,
  eventPagePath,
} from '@lehrpfad/contract/core/text/page-addresses.ts';
import { berlinDay } from '../../core/clock.ts';
import { publicEvents } from '../events/store.ts';
import { publicJobAds } from '../job-ads/store.ts';
import { idOf, type PageDeps } from '../public-pages/deps.ts';
import { whenText, whereText } from '../public-pages/events/event-words.ts';
import { xmlText } from '../public-pages/feeds/feeds.ts';
import { companyIn, typeName } from '../public-pages/words.ts';
import { escapeHtml } from './embed-code.ts';

export type OembedDeps = Pick<PageDeps, 'db' | 'clock' | 'to'>;

/** The content of a page's card. */
interface Card {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly company: { readonly id: number; readonly name: string } | null;
}

async function adCard({ db, clock }: OembedDeps, id: number): Promise<Card | undefined> {
  const [ad] = await publicJobAds(db, [id], berlinDay(clock()));
  if (ad === undefined) return undefined;
  const company = ad.Companies[0];
  return {
    path: adPagePath(ad),
    title: ad.title,
    text: `${typeName(ad.job_type_int)} bei ${companyIn(ad.company_name, ad.mapBox_city)}`,
    picture: `/bild/stelle/${ad.id}.png`,
    company: company ? { id: company.id, name: ad.company_name } : null,
  };
}

async function eventCard({ db, clock }: OembedDeps, id: number): Promise<Card | undefined> {
  const event = (await publicEvents(db, clock())).find((one) => one.id === id);
  return (
    event && {
      path: eventPagePath(event),
      title: event.title,
      text: `${whenText(event)} · ${whereText(event)}`,
      picture: `/bild/event/${event.id}.png`,
      company: event.Company,
    }
  );
}

/** Finds the card of a page on this board by its URL. The name in the URL may be an older one. */
function cardOf(deps: OembedDeps, address: string): Promise<Card | undefined> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.origin !== new URL(deps.to('/')).origin) return Promise.resolve(undefined);
  const [, kind, segment] = /^\/(stelle|event)\/([^/]{1,300})\/?$/.exec(url.pathname) ?? [];
  const id = idOf(segment);
  if (id === 0) return Promise.resolve(undefined);
  return kind === 'stelle' ? adCard(deps, id) : eventCard(deps, id);
}

/** Size of the pictures for shared links. */
const picture = { width: 1200, height: 630 };

/** Size of the card if the request sets no limit. */
const usual = { width: 600, height: 160 };

interface Limits {
  readonly maxwidth: number;
  readonly maxheight: number;
}

const htmlOf = ({ title, text }: Card, url: string) =>
  `<blockquote><p><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></p><p>${escapeHtml(text)} – Lehrpfad</p></blockquote>`;

/** Returns the response of oEmbed 1.0 for a URL; undefined if it leads to nothing public. */
export async function oembedOf(deps: OembedDeps, address: string, limits: Limits) {
  const card = await cardOf(deps, address);
  if (card === undefined) return undefined;
  const { to } = deps;
  const hasRoom = picture.width <= limits.maxwidth && picture.height <= limits.maxheight;
  return {
    type: 'rich',
    version: '1.0',
    title: card.title,
    ...(card.company && {
      author_name: card.company.name,
      author_url: to(companyPagePath(card.company)),
    }),
    provider_name: 'Lehrpfad',
    provider_url: to('/'),
    cache_age: 3600,
    ...(hasRoom && {
      thumbnail_url: to(card.picture),
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
    html: htmlOf(card, to(card.path)),
    width: Math.min(usual.width, limits.maxwidth),
    height: Math.min(usual.height, limits.maxheight),
  };
}

/** Formats a response as XML. */
export function asXml(answer: Readonly<Record<string, string | number>>): string {
  const elements = Object.entries(answer).map(
    ([name, value]) => `<${name}>${escapeHtml(xmlText(String(value)))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`;
}
