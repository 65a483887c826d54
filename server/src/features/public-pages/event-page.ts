import { companyPagePath, eventPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { publicEvents } from '../events/store.ts';
import type { PageAnswer } from './answering.ts';
import { home, idOf, type PageDeps } from './deps.ts';
import { template, type PublicPage } from './document.ts';
import { webAddress } from './job-posting.ts';
import {
  berlinMoment,
  breadcrumbs,
  context,
  placeData,
  type StructuredData,
} from './structured-data.ts';
import {
  applicationPath,
  dayText,
  ownPicture,
  plainTextOf,
  textBelowHeading,
  webLink,
} from './words.ts';

const timeText = (time: string | null) => (time ? `, ${time} Uhr` : '');

/** The span of an event: '05.11.2026, 09:30 Uhr bis 12:00 Uhr'. */
function whenText({ start_date, end_date, start_time, end_time }: PublicEvent): string {
  const start = `${dayText(start_date ?? '')}${timeText(start_time)}`;
  if (end_date !== start_date)
    return `${start} bis ${dayText(end_date ?? '')}${timeText(end_time)}`;
  return end_time ? `${start} bis ${end_time} Uhr` : start;
}

const whereText = ({ digital, Address }: PublicEvent): string =>
  digital ? 'Digital' : (Address?.City.city ?? 'Ort folgt');

export const eventView = (event: PublicEvent, path: string) => ({
  path,
  title: event.title,
  when: whenText(event),
  where: whereText(event),
});

function placeOf({ digital, Address }: PublicEvent, url: string): StructuredData | undefined {
  if (digital) return { '@type': 'VirtualLocation', url };
  if (Address === null) return undefined;
  const { street, City } = Address;
  const { city, postcode, longitude, latitude } = City;
  return placeData({ street, postcode, city }, [longitude, latitude]);
}

/** An event as schema.org's Event; undefined where it lacks the place that Google requires. */
function eventData(
  event: PublicEvent,
  url: string,
  to: PageDeps['to'],
): StructuredData | undefined {
  const website = webAddress(event.weblink);
  const location = placeOf(event, website ?? url);
  if (location === undefined) return undefined;
  const moment = (day: string, time: string | null) => (time ? berlinMoment(day, time) : day);
  const mode = event.digital ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode';
  return {
    '@context': context,
    '@type': 'Event',
    name: event.title,
    startDate: moment(event.start_date ?? '', event.start_time),
    endDate: moment(event.end_date ?? '', event.end_time),
    eventAttendanceMode: `${context}/${mode}`,
    eventStatus: `${context}/EventScheduled`,
    location: event.digital ? location : { ...location, name: event.Company?.name ?? event.title },
    description: plainTextOf(event.description).trim() || event.title,
    image: [to(`/bild/event/${event.id}.png`)],
    ...(event.Company && {
      organizer: { '@type': 'Organization', name: event.Company.name, url: website ?? url },
    }),
    url,
  };
}

function factsOf(event: PublicEvent) {
  const { digital, Address, Company } = event;
  const lines =
    Address === null ? [] : [Address.additional, Address.street, placeLine(Address.City)];
  return [
    { name: 'Wann', text: whenText(event) },
    { name: 'Wo', text: digital ? 'Digital' : lines.filter(Boolean).join(', ') || 'Ort folgt' },
    ...(Company
      ? [{ name: 'Veranstalter', text: Company.name, path: companyPagePath(Company) }]
      : []),
  ];
}

function pageOf(deps: PageDeps, event: PublicEvent): PublicPage {
  const path = eventPagePath(event);
  const crumbs = [home, { name: 'Events', path: '/events' }, { name: event.title, path }];
  const data = eventData(event, deps.to(path), deps.to);
  const application = applicationPath({ event: String(event.id) });
  return {
    path,
    title: `${event.title} · ${whereText(event)}, ${dayText(event.start_date ?? '')} (${event.id}) – Lehrpfad`,
    description: `${whenText(event)}, ${whereText(event)}. ${plainTextOf(event.description)}`,
    picture: `/bild/event/${event.id}.png`,
    crumbs,
    data: [...(data ? [data] : []), breadcrumbs(crumbs, deps.to)],
    body: template('event', {
      title: event.title,
      logo: ownPicture(event.logo),
      facts: factsOf(event),
      application,
      description: textBelowHeading(event.description.trim()),
      website: webLink(event.weblink),
    }),
  };
}

export async function eventPage(deps: PageDeps, segment: string | undefined): Promise<PageAnswer> {
  const id = idOf(segment);
  const event = (await publicEvents(deps.db, deps.clock())).find((one) => one.id === id);
  if (event === undefined) return undefined;
  const path = eventPagePath(event);
  return path === `/event/${segment}` ? pageOf(deps, event) : { movedTo: path };
}

export async function allEvents(deps: PageDeps): Promise<PublicPage> {
  const events = await publicEvents(deps.db, deps.clock());
  const crumbs = [home, { name: 'Events', path: '/events' }];
  return {
    path: '/events',
    title: 'Events zu Ausbildung und Beruf in Sachsen-Anhalt – Lehrpfad',
    description:
      'Messen, Tage der offenen Tür und Infoabende zu Ausbildung und Beruf in Sachsen-Anhalt.',
    crumbs,
    data: [breadcrumbs(crumbs, deps.to)],
    body: template('all-events', {
      events: events.map((event) => eventView(event, eventPagePath(event))),
    }),
  };
}
