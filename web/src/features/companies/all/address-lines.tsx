import type { ListedCompany } from '@lehrpfad/contract/companies-listing.ts';
import styles from './company-detail.module.css';

/** An address as it stands on a letter. */
export function AddressLines({ address }: { readonly address: ListedCompany['Address'] }) {
  if (!address) return <p className={styles.none}>Keine Adresse vorhanden.</p>;
  const { street, additional, City: place } = address;
  return (
    <address className={styles.address}>
      {[street, additional, `${place.postcode} ${place.city}`]
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}
