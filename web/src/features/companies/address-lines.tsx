import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';

/** An address in the format of a letter. */
export function AddressLines({ address }: { readonly address: FullCompany['Address'] }) {
  if (!address) return <p className="text-soft">Keine Adresse vorhanden.</p>;
  const { street, additional, City: place } = address;
  return (
    <address className="grid not-italic">
      {[street, additional, placeLine(place)]
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}
