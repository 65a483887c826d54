import { externalLink } from '../web-links.ts';
import styles from './external-link.module.css';
import { ExternalIcon } from './icons.tsx';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link that leaves the site, on a line of its own. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} {...externalLink} className={styles.link}>
      <span>{children}</span>
      <ExternalIcon />
    </a>
  );
}
