import type { Random } from '../random.ts';
import { localNames, nameBeginnings, nameEndings } from '../texts/names.ts';
import type { Trade } from '../texts/trades/trade.ts';

function familyName(random: Random): string {
  return random.pick(nameBeginnings) + random.pick(nameEndings);
}

const declined: Readonly<Record<string, string>> = {
  'Drei Linden': 'an den Drei Linden',
  Erlenaue: 'an der Erlenaue',
  Waldkante: 'an der Waldkante',
  'Steinernes Kreuz': 'am Steinernen Kreuz',
  'Rotes Tor': 'am Roten Tor',
  'Alter Hafen': 'am Alten Hafen',
  'Grüner Anger': 'am Grünen Anger',
};

/** 'am Südpark', 'an der Erlenaue'. */
const atPlace = (place: string) => declined[place] ?? `am ${place}`;

/** Makes a unique name and chooses the jobs that fit it. */
export function makeName(random: Random, trade: Trade, used: Set<string>) {
  for (;;) {
    const pattern = random.pick(trade.names);
    const name = pattern
      .replace('{name}', familyName(random))
      .replace(/(am )?\{place\}/, (_, at) => (at ? atPlace : String)(random.pick(localNames)));
    // Two companies on one domain would share their e-mail addresses.
    if (used.has(slug(name))) continue;
    used.add(slug(name));
    return { name, jobs: trade.only?.[pattern] ?? trade.jobs };
  }
}

const legalForms = /\b(gGmbH|GmbH|AG|eG|mbH|GbR|VVaG|PartGmbB|Co|KG)\b|e\. ?[KV]\./g;

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Converts the name for a domain: 'Bäckerei Lindenkamp GmbH' becomes 'baeckerei-lindenkamp'. */
export function slug(name: string): string {
  return name
    .replace(legalForms, '')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
