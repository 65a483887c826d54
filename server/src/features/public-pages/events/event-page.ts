import {
  companyPagePath,
  eventFilePath,
  eventPagePath,
} from '@lehrpfad/contract/core/text/page-addresses.ts';
import { labelsOf } from '@lehrpfad/contract/core/text/labels-of.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import { eventFields } from '@lehrpfad/contract/events/event-fields.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { goneEvent } from '../../events/calendar-store.ts';
import { publicEvents } from '../../events/store.ts';
import { findEvents } from '../../search/events/event-search.ts';
import { berlinDay } from '../../../core/clock.ts';
import type { PageAnswer } from '../responses.ts';
import type { PageWords } from '../../../core/text/page-words.ts';
import { homeOf, idOf, type PageDeps } from '../deps.ts';
import { detailScript, template, type PublicPage } from '../document.ts';
import { breadcrumbs } from '../structured-data/structured-data.ts';
import { applicationPath, ownPicture, plainTextOf, textBelowHeading, webLink } from '../words.ts';
import { eventData } from './event-data.ts';
import { eventView, whenText, whereText } from './event-words.ts';

const maxSimilar = 6;

/** Distance in km within which events count as similar to a gone one. */
const nearKm = 50;

const { label, options } = eventFields.audiences;

function factsOf(event: PublicEvent, words: PageWords) {
  const { t, translated } = words;
  const { digital, Address, Company, audiences } = event;
  const lines =
    Address === null ? [] : [Address.additional, Address.street, placeLine(Address.City)];
  return [
    { name: t('Wann'), text: whenText(event, words) },
    {
      name: t('Wo'),
      text: digital ? t('Digital') : lines.filter(Boolean).join(', ') || t('Ort folgt'),
    },
    ...(audiences.length > 0
      ? [
          {
            name: translated(label),
            text: labelsOf(options, audiences).map(translated).join(', '),
          },
        ]
      : []),
    ...(Company
      ? [{ name: t('Veranstalter'), text: Company.name, path: companyPagePath(Company) }]
      : []),
  ];
}

function pageOf(deps: PageDeps, event: PublicEvent): PublicPage {
  const path = eventPagePath(event);
  const { words } = deps;
  const where = whereText(event, words);
  const crumbs = [
    homeOf(words),
    { name: words.t('Events'), path: '/events' },
    { name: event.title, path, isGerman: true },
  ];
  const data = eventData(event, deps.to(path), deps.to);
  return {
    path,
    title: `${event.title} · ${where}, ${words.day(event.start_date)}${words.t(' · Nr. {id}', { id: event.id })} – Lehrpfad`,
    description: `${whenText(event, words)}, ${where}. ${plainTextOf(event.description)}`,
    picture: `/bild/event/${event.id}.png`,
    crumbs,
    data: [...(data ? [data] : []), breadcrumbs(crumbs, deps.to)],
    script: detailScript,
    isEmbeddable: true,
    body: template(words, 'event', {
      title: event.title,
      logo: ownPicture(event.logo),
      facts: factsOf(event, words),
      application: applicationPath({ event: String(event.id) }),
      calendar: eventFilePath(event),
      url: deps.to(words.at(path)),
      description: textBelowHeading(event.description.trim()),
      website: webLink(event.weblink),
    }),
  };
}

/** Events that are similar to a gone one: first those for the same audience, the nearest first, then all others. */
function similarTo(gone: PublicEvent, events: readonly PublicEvent[], deps: PageDeps) {
  const { City } = gone.Address ?? {};
  const { towns } = deps.search.index;
  const today = berlinDay(deps.clock());
  const around = City && {
    location__geo_distance: { km: nearKm, latitude: City.latitude, longitude: City.longitude },
  };
  const { results } = findEvents(events, { ...around, sort: 'near' }, { towns, today });
  const isAlike = ({ audiences }: PublicEvent) =>
    audiences.length === 0 ||
    gone.audiences.length === 0 ||
    audiences.some((audience) => gone.audiences.includes(audience));
  return [...results.filter(isAlike), ...results.filter((one) => !isAlike(one))]
    .slice(0, maxSimilar)
    .map((event) => eventView(event, eventPagePath(event), deps.words, event.distance));
}

/** Page of an ended or withdrawn event. It contains nothing of the event, which may have been changed since. */
function gonePage(deps: PageDeps, gone: PublicEvent, events: readonly PublicEvent[]): PublicPage {
  const { words } = deps;
  return {
    path: '/',
    status: 410,
    title: `${words.t('Dieses Event gibt es nicht mehr')} – Lehrpfad`,
    description: words.t('Dieses Event ist vorbei oder wurde abgesagt.'),
    body: template(words, 'gone-event', {
      isOver: gone.expired,
      events: similarTo(gone, events, deps),
    }),
  };
}

/** The page of an event: 410 if it is over or was withdrawn; undefined if it does not exist or is not public. */
export async function eventPage(deps: PageDeps, segment: string | undefined): Promise<PageAnswer> {
  const id = idOf(segment);
  if (id === 0) return undefined;
  const now = deps.clock();
  const events = await publicEvents(deps.db, now);
  const event = events.find((one) => one.id === id);
  if (event === undefined) {
    const gone = await goneEvent(deps.db, id, now);
    return gone && gonePage(deps, gone, events);
  }
  const path = eventPagePath(event);
  return path === `/event/${segment}` ? pageOf(deps, event) : { movedTo: path };
}
