import { displayUrl, toHttps } from '../../core/text/web-links.ts';
import { ExternalLink } from '../../core/ui/text/external-link.tsx';

/** A company's website as a link, or a note that it has none. */
export function CompanyWebsite({ weblink }: { readonly weblink: string }) {
  const website = toHttps(weblink);
  if (!website) return <p className="text-soft">--Keine Webseite eingetragen--</p>;
  return <ExternalLink href={website}>{displayUrl(website)}</ExternalLink>;
}
