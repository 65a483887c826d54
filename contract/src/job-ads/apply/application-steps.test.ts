import { emptyPlainFields } from '../ad-fields.ts';
import type { PublicJobAd } from '../job-ads.ts';
import { describe, expect, it } from 'vitest';
import {
  applicationSteps,
  documentsFor,
  draftOf,
  draftText,
  mailtoOf,
  noWords,
  nothingToSend,
  telOf,
} from './application-steps.ts';

const person = {
  id: 1,
  first_name: 'Pia',
  last_name: 'Krug',
  role: '',
  phone: '0391 12 34',
  email: 'pia@krug.example',
  last_updated: '',
};

const ad = (more: Partial<PublicJobAd> = {}) =>
  ({
    ...emptyPlainFields(),
    title: 'Bäcker & Konditor? (m/w/d)',
    job_type_int: 2,
    company_name: 'Krug GmbH',
    contacts: [person],
    company_address: { street: 'Weg 1', additional: '', postcode: '39104', city: 'Magdeburg' },
    weblink: 'krug.example',
    source_url: '',
    ...more,
  }) as PublicJobAd;

const stepsOf = (one: PublicJobAd) =>
  applicationSteps(one, (text) => (/^[a-z.]+(?:\/\d)?$/.test(text) ? `https://${text}` : null));
const methodsOf = (one: PublicJobAd) => stepsOf(one).map(({ method }) => method);

describe('the ways to apply', () => {
  it('are those that the ad names, a call first', () => {
    expect(methodsOf(ad({ application_ways: ['email', 'phone'] }))).toEqual(['phone', 'email']);
    expect(methodsOf(ad({ application_ways: ['visit'] }))).toEqual(['visit']);
  });

  it('are the contacts and the website of the branch where the ad names none', () => {
    expect(methodsOf(ad())).toEqual(['phone', 'email', 'web']);
    expect(methodsOf(ad({ contacts: [], weblink: '' }))).toEqual(['visit']);
    expect(methodsOf(ad({ contacts: [], weblink: '', company_address: null }))).toEqual([]);
  });

  it('begin with a call where a call is all that is asked for', () => {
    const one = ad({ application_ways: ['email'], application_documents: ['call'] });
    expect(methodsOf(one)).toEqual(['phone', 'email']);
  });

  it('leave out what cannot be gone', () => {
    const silent = { ...person, phone: '' };
    expect(methodsOf(ad({ application_ways: ['phone'], contacts: [silent] }))).toEqual([
      'email',
      'web',
    ]);
    expect(methodsOf(ad({ contacts: [], weblink: 'javascript:alert(1)' }))).toEqual(['visit']);
  });

  it('prefer the address for applying, and name one number once', () => {
    const [first] = stepsOf(
      ad({ application_ways: ['web'], application_url: 'jobs.krug.example/1' }),
    );
    expect(first).toEqual({ method: 'web', href: 'https://jobs.krug.example/1' });
    const [phone] = stepsOf(ad({ contacts: [person, { ...person, id: 2 }] }));
    expect(phone).toMatchObject({ people: [{ phone: '0391 12 34' }] });
  });
});

it('what is sent is what the ad asks for, nothing for a call, and the usual otherwise', () => {
  const keys = (documents: string[]) =>
    documentsFor(ad({ application_documents: documents })).map(({ key }) => key);
  expect(keys(['cv', 'call'])).toEqual(['cv']);
  expect(keys(['call'])).toEqual([]);
  expect(keys([])).toEqual(['letter', 'cv', 'report']);
});

it('a call is promised to be enough only where there is a number', () => {
  const said = (more: Partial<PublicJobAd>) => {
    const one = ad({ application_documents: ['call'], ...more });
    return nothingToSend(one, stepsOf(one));
  };
  expect(said({})).toBe('Du brauchst nichts zu schicken: Ein Anruf genügt.');
  expect(said({ contacts: [{ ...person, phone: '' }] })).toBe(
    'Du brauchst keine Unterlagen: Melde dich einfach.',
  );
  expect(said({ contacts: [], weblink: '', company_address: null })).toBe('');
  expect(said({ application_documents: ['call', 'cv'] })).toBe('');
});

it('the draft holds ad, company and own words, and gaps for the rest', () => {
  const words = { ...noWords, name: ' Ida ', reason: 'ich gern früh aufstehe.' };
  const { subject, body } = draftOf(ad(), 'Pia Krug', words);
  expect(subject).toBe('Bewerbung: Bäcker & Konditor? (m/w/d)');
  expect(body).toContain('Guten Tag Pia Krug,\r\n');
  expect(body).toContain('bei Krug GmbH um einen Ausbildungsplatz');
  expect(body).toContain('Ich heiße Ida und besuche zurzeit: ….');
  expect(body).toContain('weil ich gern früh aufstehe.');
  expect(draftText('pia@krug.example', { subject, body })).toMatch(
    /^An: pia@krug\.example\nBetreff: Bewerbung: Bäcker .*\n\nGuten Tag Pia Krug,\n/,
  );
  const href = mailtoOf('pia@krug.example', { subject, body });
  expect(href).toContain('mailto:pia@krug.example?subject=Bewerbung%3A%20B%C3%A4cker%20%26%20K');
  expect(new URL(href).searchParams.get('body')).toBe(body);
  expect(mailtoOf('a@b.example?cc=x@y.example', { subject, body })).not.toContain('cc=');
});

it('the draft for an internship says when it is to be', () => {
  const bodyFor = (job_type_int: 1 | 2, period: string) =>
    draftOf(ad({ job_type_int }), '', { ...noWords, period }).body;
  expect(bodyFor(1, '12. bis 30. Januar')).toContain('in dieser Zeit sein: 12. bis 30. Januar.');
  expect(bodyFor(1, '')).toContain('Mein Praktikum soll in dieser Zeit sein: ….');
  expect(bodyFor(2, '12. bis 30. Januar')).not.toMatch(/Praktikum|Januar/);
});

it('the draft names the documents that the ad asks for, and promises none where it names none', () => {
  const bodyFor = (application_documents: string[]) =>
    draftOf(ad({ application_documents }), '', noWords).body;
  expect(bodyFor(['cv', 'report'])).toContain('Im Anhang finden Sie: Lebenslauf, Zeugnis.');
  expect(bodyFor(['call'])).not.toContain('Anhang');
  expect(bodyFor([])).not.toMatch(/Anhang|Lebenslauf|Zeugnis/);
  expect(bodyFor([])).toContain('Meine Bewerbungsunterlagen schicke ich Ihnen gern zu.');
});

it('a number is dialled without what parts it', () =>
  expect(telOf('+49 (0)391 / 12-34')).toBe('tel:+4903911234'));
