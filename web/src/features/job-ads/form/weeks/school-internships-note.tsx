import { schoolInternships } from '@lehrpfad/regions/parts/school-internships.ts';
import { schoolInternshipText } from './school-internships-text.ts';

const known = schoolInternships.flatMap((one) => schoolInternshipText(one) ?? []);

/** Tells a company which classes look for an internship; nothing if no rule of the state is known. */
export function SchoolInternshipsNote() {
  if (known.length === 0) return null;
  return (
    <details>
      <summary className="py-2">Welche Klassen ein Schülerpraktikum machen</summary>
      <ul className="m-0">
        {known.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="m-0">
        Die Wochen legt jede Schule selbst fest. Fragen Sie am besten die Schulen in Ihrer Nähe.
      </p>
    </details>
  );
}
