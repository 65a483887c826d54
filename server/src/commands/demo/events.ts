import { makeAddress } from './addresses.ts';
import type { Base, DemoTown } from './base.ts';
import type { DemoCompany } from './companies.ts';
import { addDays, momentOf, weekday, yearOf, type Day } from './days.ts';
import type { Random } from './random.ts';
import type { Ids } from './rows.ts';
import { declinedReasons, eventPlaces, eventTexts, type EventText } from './texts/events.ts';

const eventCount = 76;
const pastCount = 22;
const maxTitle = 60;

/** 1 In Bearbeitung, 2 Akzeptiert, 3 Abgelehnt */
const statuses = [
  { status: 2, weight: 74 },
  { status: 1, weight: 16 },
  { status: 3, weight: 10 },
];

/** Rows for `events` and for the addresses of those that take place elsewhere. */
export function makeEvents(
  random: Random,
  base: Base,
  companies: readonly DemoCompany[],
  ids: Ids,
  today: Day,
) {
  const hosts = companies.filter(
    ({ locked, account, addressId }) => !locked && account !== null && addressId !== null,
  );
  const cities = base.towns.filter(({ population }) => population >= 9000);
  const addressRows: ReturnType<typeof makeAddress>[] = [];
  const rows = Array.from({ length: eventCount }, (_, number) => {
    const text = eventTexts[number % eventTexts.length] ?? random.pick(eventTexts);
    const host = random.pick(hosts);
    const city = random.weighted(cities, ({ population }) => population ** 0.6);
    const address =
      text.where === 'own' ? makeAddress(random, ids, random.pick(city.placeIds), 'small') : null;
    if (address !== null) {
      addressRows.push({ ...address, additional: random.pick(eventPlaces) });
    }
    return {
      ...eventRow(random, text, text.where === 'company' ? host.town : city, number, today),
      id: ids.next('events'),
      // Fairs are the chambers' own; a company hosts what happens at its address.
      company_id: text.where === 'company' || random.chance(0.4) ? host.id : null,
      address_id: address?.id ?? null,
    };
  });
  return { rows: [...rows, ...shownEvents(random, companies, ids, today)], addressRows };
}

/** What the account with branches shows of its own: an event in each state, one of them over. */
const shown = [
  { status: 2, inDays: 24, declined_message: '' },
  { status: 1, inDays: 45, declined_message: '' },
  { status: 3, inDays: 60, declined_message: declinedReasons[0] ?? '' },
  { status: 2, inDays: -30, declined_message: '' },
] as const;

function shownEvents(random: Random, companies: readonly DemoCompany[], ids: Ids, today: Day) {
  const branches = companies.filter(
    ({ account, addressId }) => account === 0 && addressId !== null,
  );
  const texts = eventTexts.filter(({ where }) => where === 'company');
  return shown.flatMap(({ inDays, ...state }, number) => {
    const host = branches[number % branches.length];
    const text = texts[number % texts.length];
    if (host === undefined || text === undefined) return [];
    const start = schoolDay(addDays(today, inDays));
    return {
      ...eventRow(random, text, host.town, eventCount + number, today),
      ...{ id: ids.next('events'), company_id: host.id, address_id: null, deleted: false },
      ...{ start_date: start, end_date: addDays(start, text.days - 1), ...state },
    };
  });
}

function schoolDay(day: Day): Day {
  const shift = { 0: 1, 6: 2 }[weekday(day)] ?? 0;
  return addDays(day, shift);
}

function makeTitle(random: Random, text: EventText, town: string, start: Day): string {
  const titles = text.titles.map((title) =>
    title.replace('{ort}', town).replace('{jahr}', String(yearOf(start))),
  );
  const fitting = titles.filter((title) => title.length <= maxTitle);
  return fitting.length > 0 ? random.pick(fitting) : random.pick(titles).slice(0, maxTitle).trim();
}

function eventRow(random: Random, text: EventText, town: DemoTown, number: number, today: Day) {
  const past = number < pastCount;
  const start = schoolDay(addDays(today, past ? -random.int(6, 160) : random.int(1, 210)));
  const [from, to] = text.hours;
  const time = (hour: number) =>
    `${String(hour).padStart(2, '0')}:${random.pick(['00', '00', '30', '15', '45'])}`;
  const { status } = random.weighted(statuses, ({ weight }) => weight);
  const created = momentOf(
    addDays(past ? start : today, -random.int(5, 40)),
    random.int(6, 15),
    45,
  );
  const timeless = random.chance(0.06);
  return {
    title: makeTitle(random, text, town.name, start),
    logo: null,
    description: text.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    weblink: random.chance(0.6) ? `https://www.veranstaltung-${number + 1}.example` : '',
    start_date: start,
    end_date: addDays(start, text.days - 1),
    start_time: timeless ? null : time(from),
    end_time: timeless ? null : time(to),
    status,
    declined_message: status === 3 ? random.pick(declinedReasons) : '',
    digital: text.where === 'digital',
    deleted: random.chance(0.06),
    created_at: created,
    last_updated: created,
  };
}
