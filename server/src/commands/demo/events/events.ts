import { makeAddress } from '../companies/addresses.ts';
import type { PendingFile } from '../content/attachments.ts';
import type { Base, DemoTown } from '../base.ts';
import type { DemoCompany } from '../companies/companies.ts';
import { addDays, momentOf, yearOf, type Day } from '../days.ts';
import { daysFor } from './event-days.ts';
import { createTour, hostsOf, type Tour } from './event-hosts.ts';
import { posterOf } from './event-posters.ts';
import { slug } from '../companies/company-names.ts';
import type { Random } from '../random.ts';
import type { Ids } from '../rows.ts';
import {
  declinedReasons,
  eventPlaces,
  eventTexts,
  seasonalTexts,
  type EventText,
} from '../texts/events.ts';

/** Number of events without a season, before today and after it, and of events of each seasonal kind. */
const counts = { past: 22, coming: 44, seasonal: 2 };
/** How many days the events without a season reach back and ahead; seasonal ones may be further ahead. */
const reach = { past: 160, coming: 210, season: 400 };
const maxTitle = 60;

/** 1 In Bearbeitung, 2 Akzeptiert, 3 Abgelehnt; past events have been decided. */
const statuses = [
  { status: 2, weight: 74 },
  { status: 1, weight: 16 },
  { status: 3, weight: 10 },
];

interface Context {
  readonly random: Random;
  readonly ids: Ids;
  readonly today: Day;
  readonly tour: Tour;
}

/** Makes rows for `events` and for the addresses of external locations, and the sources of their pictures. */
export function makeEvents(
  random: Random,
  base: Base,
  companies: readonly DemoCompany[],
  ids: Ids,
  today: Day,
) {
  const cities = base.towns.filter(({ population }) => population >= 5000);
  const tour = createTour(random, hostsOf(companies), cities);
  const context = { random, ids, today, tour };
  const made = [
    ...spread(context, addDays(today, -reach.past), reach.past - 5, counts.past),
    ...spread(context, addDays(today, 1), reach.coming, counts.coming),
    ...seasonalTexts.flatMap((text) => seasonal(context, text)),
  ].map(({ text, start }) => makeEvent(context, text, start));
  const shown = shownEvents(context, companies);
  const all = [...made, ...shown];
  return {
    rows: all.map(({ row }) => row),
    addressRows: all.flatMap(({ address }) => address ?? []),
    posters: all.flatMap(({ poster }) => poster ?? []),
    logos: all.flatMap(({ logo }) => logo ?? []),
  };
}

/** Spreads events without a season over the days, one per part of the span, each on a day that suits its kind. */
function spread({ random }: Context, first: Day, days: number, count: number) {
  const kinds = new Set(eventTexts.map(({ when }) => when));
  const possible = new Map([...kinds].map((when) => [when, daysFor(when, first, days)]));
  return Array.from({ length: count }, (_, number) => {
    const text = eventTexts[number % eventTexts.length] ?? random.pick(eventTexts);
    const fitting = possible.get(text.when) ?? [];
    const part = (number + random.next()) / count;
    return { text, start: fitting[Math.floor(part * fitting.length)] ?? first };
  });
}

/** Returns the next days of the event's season; none if the season is not within reach. */
function seasonal({ random, today }: Context, text: EventText) {
  const possible = daysFor(text.when, addDays(today, 2), reach.season).slice(0, 12);
  return Array.from({ length: possible.length > 0 ? counts.seasonal : 0 }, (_, number) => {
    const part = (number + random.next()) / counts.seasonal;
    return { text, start: possible[Math.floor(part * possible.length)] ?? today };
  });
}

/** Events of the demo account with several branches: one in each state, one of them past. */
const shown = [
  { status: 2, inDays: 24, declined_message: '' },
  { status: 1, inDays: 45, declined_message: '' },
  { status: 3, inDays: 60, declined_message: declinedReasons[0] ?? '' },
  { status: 2, inDays: -40, declined_message: '' },
] as const;

function shownEvents(context: Context, companies: readonly DemoCompany[]) {
  const branches = hostsOf(companies).filter(({ account }) => account === 0);
  const texts = eventTexts.filter(({ where, hosts }) => where === 'company' && !hosts);
  return shown.flatMap(({ inDays, ...state }, number) => {
    const host = branches[number % branches.length];
    const text = texts[number % texts.length];
    if (host === undefined || text === undefined) return [];
    const day = addDays(context.today, inDays);
    const start =
      inDays < 0
        ? daysFor(text.when, addDays(day, -100), 100).at(-1)
        : daysFor(text.when, day, 100)[0];
    if (start === undefined) return [];
    const { row, ...rest } = makeEvent(context, text, start, host);
    const logo = row.logo ?? `public/logos/demo-event-${row.id}.webp`;
    const picture = { logo, domain: host.domain, name: host.name };
    return { ...rest, logo: picture, row: { ...row, ...state, logo, deleted: false } };
  });
}

function makeTitle(random: Random, text: EventText, town: string, start: Day): string {
  const titles = text.titles.map((title) => fill(title, town, start));
  const fitting = titles.filter((title) => title.length <= maxTitle);
  return fitting.length > 0 ? random.pick(fitting) : random.pick(titles).slice(0, maxTitle).trim();
}

function fill(text: string, town: string, start: Day): string {
  return text.replaceAll('{ort}', town).replaceAll('{jahr}', String(yearOf(start)));
}

/** Chooses host and place if the text does not name them; the chambers themselves host fairs and counselling. */
function placeOf({ random, ids, tour }: Context, text: EventText, invited?: DemoCompany) {
  if (text.where === 'company') {
    const host = invited ?? tour.host(text.hosts);
    return { host, town: host.town, address: null };
  }
  if (text.where === 'digital') return { host: null, town: null, address: null };
  const town: DemoTown = tour.town();
  const [additional, street] = random.pick(eventPlaces);
  const address = makeAddress(random, ids, random.pick(town.placeIds), 'small');
  const at = `${street} ${random.int(1, 24)}`;
  return { host: null, town, address: { ...address, street: at, additional } };
}

function makeEvent(context: Context, text: EventText, start: Day, invited?: DemoCompany) {
  const { random, ids } = context;
  const { host, town, address } = placeOf(context, text, invited);
  const id = ids.next('events');
  const title = makeTitle(random, text, town?.name ?? '', start);
  const deleted = random.chance(0.06);
  const key = deleted ? null : `public/logos/demo-event-${id}.webp`;
  const poster: PendingFile | null =
    key !== null && host === null ? { key, content: posterOf(title) } : null;
  const logo = key !== null && host ? { logo: key, domain: host.domain, name: host.name } : null;
  const row = {
    id,
    title,
    logo: key,
    company_id: host?.id ?? null,
    address_id: address?.id ?? null,
    description: text.paragraphs
      .map((paragraph) => `<p>${fill(paragraph, town?.name ?? '', start)}</p>`)
      .join(''),
    audiences: [text.audience, ...(text.alsoFor ?? [])],
    weblink: random.chance(0.6) ? weblinkOf(title, host) : '',
    ...timesOf(random, text, start),
    ...progressOf(context, start),
    digital: text.where === 'digital',
    deleted,
  };
  return { row, address, poster, logo };
}

const weblinkOf = (title: string, host: DemoCompany | null) =>
  host === null ? `https://www.${slug(title)}.example` : `https://www.${host.domain}.example`;

function timesOf(random: Random, text: EventText, start: Day) {
  const [from, to] = text.hours;
  const time = (hour: number) =>
    `${String(hour).padStart(2, '0')}:${random.pick(['00', '00', '00', '30'])}`;
  const isTimeless = text.where === 'company' && random.chance(0.06);
  return {
    start_date: start,
    end_date: addDays(start, text.days - 1),
    start_time: isTimeless ? null : time(from),
    end_time: isTimeless ? null : time(to),
  };
}

function progressOf({ random, today }: Context, start: Day) {
  const isOver = start < today;
  const open = isOver ? statuses.filter(({ status }) => status !== 1) : statuses;
  const { status } = random.weighted(open, ({ weight }) => weight);
  const known = addDays(isOver ? start : today, -random.int(5, 40));
  const created = momentOf(known, random.int(6, 15), 45);
  const declined_message = status === 3 ? random.pick(declinedReasons) : '';
  return {
    status,
    declined_message,
    created_at: created,
    last_updated: created,
    calendar_changed_at: created,
  };
}
