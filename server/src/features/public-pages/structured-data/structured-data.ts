/** A level of the breadcrumbs of a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
  /** Whether the name is German in every language, such as an ad's title or an occupation. */
  readonly isGerman?: boolean;
}

/** An object of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

export const context = 'https://schema.org';

type To = (path: string) => string;

export function breadcrumbs(crumbs: readonly Crumb[], to: To): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: to(path),
    })),
  };
}

interface PostalPlace {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
}

/** @param geo longitude and latitude */
export function placeData(
  { street, postcode, city }: PostalPlace,
  geo: readonly [number, number] | null,
): StructuredData {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(postcode && { postalCode: postcode }),
      addressLocality: city,
      addressCountry: 'DE',
    },
    ...(geo && { geo: { '@type': 'GeoCoordinates', latitude: geo[1], longitude: geo[0] } }),
  };
}

export function faqData(
  entries: readonly { readonly title: string; readonly description: string }[],
): StructuredData {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ title, description }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: description },
    })),
  };
}

const offset = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Berlin',
  timeZoneName: 'longOffset',
});

/** A day and a time of Germany as ISO 8601 with its offset: `2026-11-30T23:59:59+01:00`. */
export function berlinMoment(day: string, time: string): string {
  const { value = '' } =
    offset
      .formatToParts(new Date(`${day}T12:00:00Z`))
      .find(({ type }) => type === 'timeZoneName') ?? {};
  return `${day}T${time.length === 5 ? `${time}:00` : time}${value.replace('GMT', '') || 'Z'}`;
}
