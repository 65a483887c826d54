import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { labelsOf } from '@lehrpfad/contract/core/text/labels-of.ts';
import { eventAudiences } from '@lehrpfad/contract/events/event-options.ts';
import type { PageDeps } from '../deps.ts';
import { webAddress } from '../structured-data/job-posting.ts';
import {
  berlinMoment,
  context,
  placeData,
  type StructuredData,
} from '../structured-data/structured-data.ts';
import { ownPicture, textLines } from '../words.ts';

function placeOf({ digital, Address }: PublicEvent, url: string): StructuredData | undefined {
  if (digital) return { '@type': 'VirtualLocation', url };
  if (Address === null) return undefined;
  const { street, City } = Address;
  const { city, postcode, longitude, latitude } = City;
  return placeData({ street, postcode, city }, [longitude, latitude]);
}

/** Returns an event as schema.org's Event; undefined without the place that Google requires. Prices are unknown, so there are no offers. */
export function eventData(
  event: PublicEvent,
  url: string,
  to: PageDeps['to'],
): StructuredData | undefined {
  const website = webAddress(event.weblink);
  const location = placeOf(event, website ?? url);
  if (location === undefined) return undefined;
  const moment = (day: string, time: string | null) => (time ? berlinMoment(day, time) : day);
  const mode = event.digital ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode';
  const logo = ownPicture(event.logo);
  const audience = labelsOf(eventAudiences, event.audiences).map((audienceType) => ({
    '@type': 'Audience',
    audienceType,
  }));
  return {
    '@context': context,
    '@type': 'Event',
    name: event.title,
    startDate: moment(event.start_date, event.start_time),
    endDate: moment(event.end_date, event.end_time),
    eventAttendanceMode: `${context}/${mode}`,
    eventStatus: `${context}/EventScheduled`,
    location: event.digital ? location : { ...location, name: event.Company?.name ?? event.title },
    description: textLines(event.description) || event.title,
    image: [to(`/bild/event/${event.id}.png`), ...(logo ? [to(logo)] : [])],
    ...(audience.length > 0 && { audience }),
    ...(event.Company && {
      organizer: { '@type': 'Organization', name: event.Company.name, url: website ?? url },
    }),
    url,
  };
}
