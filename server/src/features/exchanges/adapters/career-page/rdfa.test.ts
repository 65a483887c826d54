import { describe, expect, it } from 'vitest';
import { readCareerPage } from './page-task.ts';
import { adOfPosting, keptOf } from '../json/job-posting.ts';
import { rdfaOf } from './rdfa.ts';

const lite = `
<body vocab="https://schema.org/"><header typeof="Organization" resource="#betrieb">
  <a property="url" href="https://muehle.example"><b property="name">Mühle Kern GmbH &amp; Co. KG</b></a></header>
<main typeof="JobPosting">
  <h1 property="title">Ausbildung zur M&uuml;llerin <i>(m/w/d)</i></h1>
  <meta property="datePosted" content="2026-11-01T08:00:00+01:00"><meta property="og:title" content="Karriere">
  <link property="hiringOrganization" href="#betrieb">
  <div property="jobLocation" typeof="Place"><p property="address" typeof="PostalAddress">
    <span property="streetAddress">Am Bach 2</span>, <span property="postalCode">39576</span> <span property="addressLocality">Stendal</span></p></div>
  <div property="description"><p>Du mahlst &lt;Korn&gt;.</p><ul><li>Roggen</li></ul></div>
  <time property="jobStartDate" datetime="2027-08-01">August</time>
  <time property="validThrough">31. Januar 2027</time>
  <a property="url" href="/karriere/muellerin" rel="nofollow">mehr</a>
</main></body>`;

const prefixed = `
<div xmlns:schema="http://schema.org/" typeof="schema:JobPosting" about="#stelle">
  <span property="schema:title" content="Azubi Koch">Wir suchen!</span>
  <div rel="schema:hiringOrganization" typeof="schema:Organization"><span property="schema:name">Gasthof Röhl</span></div>
  <div property="schema:jobLocation" typeof="schema:Place"><div property="schema:address" typeof="schema:PostalAddress">
    <meta property="schema:addressLocality" content="Burg"></div></div>
</div>
<div typeof="schema:JobPosting"><span property="schema:title">Azubi Kellner</span></div>`;

describe('RDFa of a page', () => {
  it('says the same as JSON-LD would, and refers to what stands elsewhere', () => {
    const [first, ...others] = rdfaOf(lite);
    expect(others).toEqual([]);
    expect(adOfPosting(keptOf(first!))).toMatchObject({
      title: 'Ausbildung zur Müllerin (m/w/d)',
      jobType: 2,
      company: { name: 'Mühle Kern GmbH & Co. KG', weblink: 'https://muehle.example/' },
      place: { street: 'Am Bach 2', postcode: '39576', town: 'Stendal' },
      description: { text: '<p>Du mahlst &lt;Korn>.</p><ul><li>Roggen</li></ul>', format: 'html' },
      start: '2027-08-01',
      published: '2026-11-01',
      lastDay: '2027-01-31',
    });
    expect(first).toMatchObject({ url: '/karriere/muellerin' });
  });

  it('may have prefixes, several postings, and relations that are items', () => {
    const postings = rdfaOf(prefixed);
    expect(postings.map(({ title }) => title)).toEqual(['Azubi Koch', 'Azubi Kellner']);
    expect(adOfPosting(keptOf(postings[0]!))).toMatchObject({
      company: { name: 'Gasthof Röhl' },
      place: { town: 'Burg' },
    });
  });

  it('is none where a page only describes itself to others', () => {
    expect(
      rdfaOf('<meta property="og:type" content="article"><p typeof="foaf:Person">x</p>'),
    ).toEqual([]);
  });

  it('that is nested without end is read in time, and changes no prototype', () => {
    const deep = '<div property="a" typeof="JobPosting">'.repeat(50_000);
    expect(rdfaOf(deep).length).toBeGreaterThan(0);
    rdfaOf('<div typeof="JobPosting"><i property="__proto__">x</i></div>');
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});

describe('a career page', () => {
  it.each([
    [
      'JSON-LD',
      '<script type="application/ld+json">{"@graph":[{"@type":["JobPosting"],"title":"A"},{"@type":"JobPosting","title":"B"}]}</script>',
      ['A', 'B'],
    ],
    [
      'microdata',
      '<p itemscope itemtype="https://schema.org/JobPosting"><b itemprop="title">A</b></p>',
      ['A'],
    ],
    ['RDFa', '<p typeof="JobPosting"><b property="title">A</b></p>', ['A']],
  ])('is read by its %s', (_what, html, titles) => {
    expect(readCareerPage(html).postings.map(({ title }) => title)).toEqual(titles);
  });

  it('that says the same in several ways is read in the first of them', () => {
    const html =
      '<p itemscope itemtype="https://schema.org/JobPosting"><b itemprop="title">A</b></p><p typeof="JobPosting"><b property="title">A</b></p>';
    expect(readCareerPage(html).postings).toHaveLength(1);
  });

  it('may name its company elsewhere in microdata, too', () => {
    const html = `<div itemscope itemtype="https://schema.org/Organization" itemid="https://a.example/#b"><b itemprop="name">Mühle</b></div>
      <div itemscope itemtype="https://schema.org/JobPosting"><b itemprop="title">Azubi Koch</b><link itemprop="hiringOrganization" href="https://a.example/#b"></div>`;
    const [posting] = readCareerPage(html).postings;
    expect(adOfPosting(keptOf(posting!))).toMatchObject({ company: { name: 'Mühle' } });
  });
});
