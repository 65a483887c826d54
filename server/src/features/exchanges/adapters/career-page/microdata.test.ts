import { describe, expect, it } from 'vitest';
import { adOfPosting, keptOf } from '../json/job-posting.ts';
import { microdataOf } from './microdata.ts';

const posting = (inside: string, type = 'https://schema.org/JobPosting') =>
  `<main><div itemscope itemtype="${type}">${inside}</div></main>`;

const whole = `
  <h1 itemprop="title">Ausbildung zum <b>Koch</b> (m/w/d)</h1>
  <meta itemprop="datePosted" content="2026-11-01"><meta itemprop="employmentType" content="INTERN">
  <span itemprop="identifier" itemscope itemtype="http://schema.org/PropertyValue"><meta itemprop="value" content="K-7"></span>
  <div itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization">
    <a itemprop="sameAs" href="https://firma.example"><span itemprop="name">Hotel Krone GmbH &amp; Co. KG</span></a>
    <img itemprop="logo" src="/logo.png">
  </div>
  <p itemprop="jobLocation" itemscope itemtype="https://schema.org/Place">
    <span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
      <span itemprop="streetAddress">Markt 1</span>, <span itemprop="postalCode">39576</span>
      <span itemprop="addressLocality">Stendal</span><meta itemprop="addressCountry" content="DE">
    </span>
  </p>
  <div itemprop="description"><p class="x">Du kochst &lt;gern&gt;.</p><ul><li>Herd</li></ul><script>no()</script></div>
  <time itemprop="jobStartDate" datetime="2027-08-01">ab August</time>
  <a itemprop="url" href="/karriere/koch">mehr</a>`;

describe('microdata of a page', () => {
  it('say the same as JSON-LD would', () => {
    const [first, ...others] = microdataOf(posting(whole));
    expect(others).toEqual([]);
    expect(keptOf(first!)).toMatchObject({
      url: '/karriere/koch',
      hiringOrganization: { logo: '/logo.png' },
    });
    expect(adOfPosting(keptOf(first!))).toMatchObject({
      title: 'Ausbildung zum Koch (m/w/d)',
      jobType: 2,
      company: { name: 'Hotel Krone GmbH & Co. KG', weblink: 'https://firma.example/' },
      place: { street: 'Markt 1', postcode: '39576', town: 'Stendal', country: 'DE' },
      description: { text: '<p>Du kochst &lt;gern>.</p><ul><li>Herd</li></ul>', format: 'html' },
      start: '2027-08-01',
      published: '2026-11-01',
    });
  });

  it.each([
    ['http://schema.org/JobPosting', 1],
    ['https://www.schema.org/JobPosting', 1],
    ['https://schema.org/Thing https://schema.org/JobPosting', 1],
    ['https://schema.org/Event', 0],
    ['', 0],
  ])('of the type %j are %i postings', (type, count) => {
    expect(microdataOf(posting('<i itemprop="title">Koch</i>', type))).toHaveLength(count);
  });

  it('are found within a list, each with what is its own', () => {
    const entry = (title: string) =>
      `<li itemprop="itemListElement" itemscope itemtype="https://schema.org/JobPosting"><b itemprop="title">${title}</b>`;
    const html = `<ul itemscope itemtype="https://schema.org/ItemList">${entry('Koch')}</li>${entry('Kellner')}</li></ul>`;
    expect(microdataOf(html).map(({ title }) => title)).toEqual(['Koch', 'Kellner']);
  });

  it('may leave the ends of paragraphs and lists unwritten, and have others of the same name inside', () => {
    const html = posting(
      '<p itemprop="title">Koch<p itemprop="industry">Küche<div><div>leer</div></div><img itemprop="image" src="a.png"><br>' +
        '<ul itemprop="description"><li>eins<li>zwei</ul><span itemprop="skills">Messer',
    );
    expect(microdataOf(html)).toEqual([
      {
        '@type': ['JobPosting'],
        title: 'Koch',
        image: 'a.png',
        skills: 'Messer',
        industry: expect.stringMatching(/^Küche/),
        description: '<li>eins<li>zwei',
      },
    ]);
  });

  it('that are nested without end are read in time, and change no prototype', () => {
    const deep = '<div itemscope itemprop="a" itemtype="https://schema.org/JobPosting">'.repeat(
      50_000,
    );
    expect(microdataOf(deep).length).toBeGreaterThan(0);
    microdataOf(posting('<i itemprop="__proto__">x</i>'));
    expect(({} as { x?: string }).x).toBeUndefined();
    expect(microdataOf(posting('<i itemprop="constructor">x</i>'))).toEqual([
      { '@type': ['JobPosting'], constructor: 'x' },
    ]);
  });

  it('that refer to parts of the page have what stands there, also where an item is around it', () => {
    const job = (id: string, refs: string, inside = '') =>
      `<div itemscope itemtype="https://schema.org/JobPosting" itemref="${refs}"><b itemprop="title">${id}</b>${inside}</div>`;
    const html = `${job('Koch', 'pay shift missing pay', '<p id="pay"><i itemprop="baseSalary">1.000 €</i><p itemprop="industry">Küche</p>')}
      <meta id="shift" itemprop="workHours" content="40"><p id="pay" itemprop="title">zweimal</p>${job('Kellner', 'pay shift')}`;
    expect(microdataOf(html)).toEqual([
      {
        '@type': ['JobPosting'],
        title: 'Koch',
        baseSalary: '1.000 €',
        industry: 'Küche',
        workHours: '40',
      },
      { '@type': ['JobPosting'], title: 'Kellner', baseSalary: '1.000 €', workHours: '40' },
    ]);
  });

  it('that refer to each other without end are read in time', () => {
    const part = (at: number) =>
      `<div id="p${at}"><span itemprop="address" itemscope itemref="p${(at + 1) % 40} p${(at + 2) % 40}"></span></div>`;
    const parts = Array.from({ length: 40 }, (_, at) => part(at)).join('');
    const many = `<i itemscope itemtype="https://schema.org/JobPosting" itemref="p0"></i>`.repeat(
      300,
    );
    const found = microdataOf(`${parts}${many}`);
    expect(found).toHaveLength(300);
    expect(() => JSON.stringify(found)).not.toThrow();
    const ids = Array.from({ length: 20_000 }, (_, at) => `a${at}`).join(' ');
    expect(
      microdataOf(`<div itemscope itemtype="https://schema.org/JobPosting" itemref="${ids}">`),
    ).toHaveLength(1);
  });
});
