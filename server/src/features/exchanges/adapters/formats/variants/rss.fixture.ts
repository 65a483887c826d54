import { host, type Variant } from './variant.fixture.ts';

const rssOf = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Stellen</title><link>${host}</link><description>Alle Stellen</description>${items}</channel></rss>`;

/** RSS and Atom. */
export const rss: Readonly<Record<string, Variant>> = {
  'RSS of a WordPress job list': {
    url: `${host}/?feed=job_feed`,
    body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:job_listing="${host}">
<channel><title>Autohaus Ilse GmbH</title><link>${host}</link>
<item><title>Kfz-Mechatroniker (m/w/d)</title><link>${host}/job/kfz/</link><guid isPermaLink="false">${host}/?post_type=job_listing&#038;p=512</guid><pubDate>Mon, 02 Nov 2026 07:30:00 +0000</pubDate><dc:creator><![CDATA[Erika Muster]]></dc:creator>
<description><![CDATA[Du reparierst &hellip;]]></description><content:encoded><![CDATA[<p>Du reparierst Autos und lernst alles über Motoren.</p>]]></content:encoded>
<job_listing:location><![CDATA[06844 Dessau-Roßlau]]></job_listing:location><job_listing:job_type><![CDATA[Ausbildung]]></job_listing:job_type><job_listing:company><![CDATA[Autohaus Ilse GmbH]]></job_listing:company></item>
</channel></rss>`,
    ads: {
      [`${host}/?post_type=job_listing&p=512`]: {
        title: 'Kfz-Mechatroniker (m/w/d)',
        jobType: 2,
        company: { name: 'Autohaus Ilse GmbH' },
        place: { postcode: '06844', town: 'Dessau-Roßlau' },
        published: '2026-11-02',
        link: `${host}/job/kfz/`,
        says: ['Motoren'],
      },
    },
  },
  'RSS with the Google base namespace (SAP SuccessFactors)': {
    url: `${host}/services/rss/job/`,
    body: `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Saale Chemie Jobs</title>
<item><title>Ausbildung Chemikant (m/w/d) 2027 (Leuna, DE, 06237)</title><description><![CDATA[<p>Du steuerst Anlagen.</p>]]></description><g:location>Leuna, Sachsen-Anhalt, DE, 06237</g:location><g:job_function>Ausbildung</g:job_function><g:job_industry>Chemie</g:job_industry><g:employer>Saale Chemie AG</g:employer><g:expiration_date>2027-01-15</g:expiration_date><g:id>1180001</g:id><link>${host}/job/Leuna-Chemikant/1180001/</link><pubDate>Tue, 03 Nov 2026 02:00:00 GMT</pubDate></item>
</channel></rss>`,
    ads: {
      '1180001': {
        jobType: 2,
        company: { name: 'Saale Chemie AG' },
        place: { postcode: '06237', town: 'Leuna' },
        lastDay: '2027-01-15',
        link: `${host}/job/Leuna-Chemikant/1180001/`,
        says: ['steuerst'],
      },
    },
  },
  'Atom with xhtml content': {
    url: `${host}/jobs.atom`,
    body: `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de"><title>Stellen</title><id>urn:x:feed</id><updated>2026-11-20T00:00:00Z</updated>
<entry><title type="html">Ausbildung B&amp;auml;cker (m/w/d)</title><id>urn:x:1</id><link rel="self" href="${host}/api/1"/><link rel="alternate" type="text/html" href="${host}/stellen/1"/><published>2026-11-05T08:00:00Z</published><updated>2026-11-06T08:00:00Z</updated><author><name>Erika Muster</name></author><category term="ausbildung" label="Ausbildung"/><location xmlns="urn:x">Thale</location>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Du backst <b>Brot</b>.</p><ul><li>früh</li></ul></div></content></entry></feed>`,
    company: 'Mühle Thale',
    ads: {
      'urn:x:1': {
        title: 'Ausbildung Bäcker (m/w/d)',
        jobType: 2,
        company: { name: 'Mühle Thale' },
        place: { town: 'Thale' },
        link: `${host}/stellen/1`,
        published: '2026-11-05',
        says: ['backst', 'Brot', 'früh'],
      },
    },
  },
  'Teamtailor RSS': {
    url: `${host}/jobs.rss`,
    body: `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:tt="https://teamtailor.com/locations" version="2.0"><channel><title>Domküche Jobs</title><item><title>Ausbildung Restaurantfachleute</title><description>&lt;p&gt;Du bedienst G&amp;auml;ste.&lt;/p&gt;</description><pubDate>Mon, 02 Nov 2026 09:00:00 +0100</pubDate><link>${host}/jobs/77-ausbildung</link><remoteStatus>none</remoteStatus><guid>77aa-11</guid><tt:locations><tt:location><tt:name>Domküche</tt:name><tt:address>Domplatz 1</tt:address><tt:zip>39104</tt:zip><tt:city>Magdeburg</tt:city><tt:country>Germany</tt:country></tt:location></tt:locations><tt:department>Service</tt:department><tt:role>Azubi</tt:role></item></channel></rss>`,
    company: 'Domküche GmbH',
    ads: {
      '77aa-11': {
        jobType: 2,
        company: { name: 'Domküche GmbH' },
        place: { postcode: '39104', town: 'Magdeburg', street: 'Domplatz 1' },
        published: '2026-11-02',
        says: ['bedienst G&auml;ste'],
      },
    },
  },
  'RSS of a public body with fields in the content': {
    url: `${host}/rss2`,
    body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:job="urn:job"><channel><title>x</title><item><title>Auszubildende Verwaltung (m/w/d)</title><link>${host}/v</link><guid isPermaLink="true">${host}/v</guid><description>Du lernst.</description><pubDate>Mon, 09 Nov 2026 00:00:00 +0100</pubDate><job:company>Stadt Bernburg</job:company><job:city>Bernburg (Saale)</job:city><job:zip>06406</job:zip><job:start>2027-08-01</job:start><job:deadline>2027-01-31</job:deadline><job:type>Ausbildung</job:type></item></channel></rss>`,
    ads: {
      [`${host}/v`]: {
        jobType: 2,
        company: { name: 'Stadt Bernburg' },
        place: { postcode: '06406', town: 'Bernburg (Saale)' },
        start: '2027-08-01',
        lastDay: '2027-01-31',
        link: `${host}/v`,
      },
    },
  },
  'RSS whose place stands in a labelled line of its text': {
    url: `${host}/feed`,
    company: 'Stadtwerke Bode',
    body: rssOf(`<item><title>Ausbildung Elektroniker</title><link>${host}/e1</link><guid>e1</guid><description><![CDATA[<p>Du verlegst Leitungen.</p><p><strong>Ort:</strong> Magdeburg</p>]]></description></item>
<item><title>Ausbildung Rohrleger</title><link>${host}/e2</link><guid>e2</guid><description>Standort: 39576 Stendal&lt;br/&gt;Beginn: 01.08.2027&lt;br/&gt;Du verlegst Rohre.</description></item>
<item><title>Ausbildung Klärwärter</title><link>${host}/e3</link><guid>e3</guid><description>Kurz</description><content:encoded><![CDATA[<ul><li>Arbeitsort: Halle (Saale)</li><li>Vergütung: nach Tarif</li></ul>]]></content:encoded></item>
<item><title>Ausbildung Gärtner</title><link>${host}/e4</link><guid>e4</guid><description>Der Ort: Magdeburg ist schön. Unser Standort liegt in Halle.</description></item>
<item><title>Ausbildung Koch</title><link>${host}/e5</link><guid>e5</guid><description><![CDATA[<p>Standort: Halle (Saale)</p><p>Standort: Leipzig</p>]]></description></item>
<item><title>Ausbildung Maler</title><link>${host}/e6</link><guid>e6</guid><description>Einsatzort: Sie arbeiten an wechselnden Orten in der ganzen Region und darüber hinaus.</description></item>`),
    ads: {
      e1: { place: { town: 'Magdeburg' }, says: ['verlegst Leitungen'] },
      e2: { place: { postcode: '39576', town: 'Stendal' }, says: ['verlegst Rohre'] },
      e3: { place: { town: 'Halle (Saale)' } },
      e4: { place: { town: '' } },
      e5: { place: { town: '' } },
      e6: { place: { town: '' } },
    },
  },
};
