import type { DemoCompany } from '../companies/companies.ts';
import type { AdRow } from '../job-ads/job-ads.ts';
import { makePdf } from './pdf.ts';
import type { Random } from '../random.ts';
import type { Ids } from '../rows.ts';

/** A file that is still to be written to the store. */
export interface PendingFile {
  readonly key: string;
  readonly content: () => Buffer | Promise<Buffer>;
}

const names = [
  'Ausbildungsflyer.pdf',
  'Ablauf der Ausbildung.pdf',
  'Unser Betrieb stellt sich vor.pdf',
  'Bewerbungstipps.pdf',
];

const paragraphs = [
  'In der Ausbildung wechseln sich Betrieb und Berufsschule ab. Vor der Zwischenprüfung und vor der Abschlussprüfung üben wir gemeinsam.',
  'Im ersten Jahr lernst du die Grundlagen kennen, im zweiten übernimmst du eigene Aufgaben, im dritten bereiten wir dich auf die Prüfung vor.',
  'Während der gesamten Zeit hast du eine feste Ansprechperson. Fragen sind immer willkommen, auch zweimal.',
  'Für deine Bewerbung genügen ein Lebenslauf und dein letztes Zeugnis. Wenn du schon ein Praktikum gemacht hast, erzähl uns davon.',
  'Du kannst uns jederzeit für einen Probetag besuchen. Danach wissen beide Seiten mehr.',
];

/** Makes rows for `job_ad_files` and their files: about one ad in twenty has one or two PDFs. */
export function makeAttachments(
  random: Random,
  ads: readonly AdRow[],
  companies: readonly DemoCompany[],
  ids: Ids,
) {
  const companyName = new Map(companies.map(({ id, name }) => [id, name]));
  const rows = [];
  const files: PendingFile[] = [];
  for (const ad of ads) {
    if (!random.chance(0.05)) continue;
    for (const [index, name] of random.some(names, random.int(1, 2)).entries()) {
      const id = ids.next('job_ad_files');
      const file = `attachments/demo-${id}.pdf`;
      const content = makePdf({
        title: ad.title,
        subtitle: companyName.get(ad.company_id) ?? '',
        paragraphs: random.some(paragraphs, 3),
      });
      rows.push({ id, job_ad_id: ad.id, name, file, size: content.length, position: index + 1 });
      files.push({ key: file, content: () => content });
    }
  }
  return { rows, files };
}
