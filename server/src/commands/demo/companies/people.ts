import { diallingCodes } from '@lehrpfad/regions/parts/demo.ts';
import type { DemoCompany } from './companies.ts';
import { slug } from './company-names.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import type { Random } from '../random.ts';
import type { Ids } from '../rows.ts';
import { familyNames, mensNames, roles, womensNames } from '../texts/names.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  /** 2 Frau, 3 Herr */
  readonly salutation: number;
}

export function makePerson(random: Random): Person {
  const woman = random.chance(0.52);
  return {
    firstName: random.pick(woman ? womensNames : mensNames),
    lastName: random.pick(familyNames),
    salutation: woman ? 2 : 3,
  };
}

/** Makes a telephone number that cannot exist: the area code is the district's, but no subscriber number in Germany begins with 0. */
export function makePhone(random: Random, district: string): string {
  return `${diallingCodes[district]} 0${random.int(100, 999)}-${random.int(10, 99)}`;
}

function emailOf({ firstName, lastName }: Person, domain: string): string {
  return `${slug(firstName)}.${slug(lastName)}@${domain}.example`;
}

/** Makes the contacts of accounts (each for several branches) and of imported companies. */
export function contactRows(
  random: Random,
  companies: readonly DemoCompany[],
  userIds: readonly number[],
  ids: Ids,
  today: Day,
) {
  const branches = Map.groupBy(companies, ({ id, account }) => account ?? `imported ${id}`);
  const persons = [];
  const attached = [];
  const last_updated = momentOf(addDays(today, -60), 8, 0);
  for (const [owner, own] of branches) {
    const [first] = own;
    if (first === undefined) continue;
    const userId = typeof owner === 'number' ? (userIds[owner] ?? null) : null;
    const count = userId === null ? 1 : random.weighted([1, 2, 3], (n) => 4 - n);
    const contacts = Array.from({ length: count }, () => ({
      ...contactRow(random, first, userId, ids.next('contact_persons')),
      last_updated,
    }));
    persons.push(...contacts);
    for (const company of own) {
      for (const { id } of random.some(contacts, random.int(1, 2))) {
        attached.push({ company_id: company.id, contact_person_id: id });
      }
    }
  }
  return { persons, attached };
}

function contactRow(random: Random, company: DemoCompany, userId: number | null, id: number) {
  const person = makePerson(random);
  // The forms of the specification allow 50 characters; companies with long names need a short address.
  const mail = emailOf(person, company.domain);
  return {
    id,
    user_id: userId,
    company_id: userId === null ? company.id : null,
    first_name: random.chance(0.08) ? '' : person.firstName,
    last_name: person.lastName,
    role: random.chance(0.85) ? random.pick(roles) : '',
    email: mail.length <= 50 ? mail : `ausbildung@${company.domain}.example`,
    phone: random.chance(0.93) ? makePhone(random, company.town.district) : '',
  };
}
