import { describe, expect, it } from 'vitest';
import { readTableFile } from '../table-task.ts';

async function read(csv: string) {
  const answer = await readTableFile({ bytes: Buffer.from(csv) });
  if ('problem' in answer) throw new Error(answer.problem);
  const { records, notes, unknownColumns } = answer.table;
  return {
    notes,
    unknownColumns,
    ads: records.map(({ row, cells, texts }) => [
      row,
      texts.title,
      cells.type,
      cells.start,
      cells.end,
    ]),
  };
}

describe('a table of a company', () => {
  it('may have its headings below each other', async () => {
    const table = `Titel;Koch (m/w/d);Praktikum Küche
Art;Ausbildung;Praktikum
Berufsbezeichnung;Koch/Köchin;Koch/Köchin
Beschreibung;Du kochst.;Du hilfst.
Beginn;01.08.2027;01.02.2027
`;
    expect(await read(table)).toEqual({
      notes: [
        'Die Überschriften stehen untereinander. Gelesen wurde jede Spalte daneben als eine Anzeige.',
      ],
      unknownColumns: [],
      ads: [
        [2, 'Koch (m/w/d)', 'Ausbildung', '01.08.2027', undefined],
        [3, 'Praktikum Küche', 'Praktikum', '01.02.2027', undefined],
      ],
    });
  });

  it('may name the first and the last day in one column', async () => {
    const table = `Titel;Art;Berufsbezeichnung;Beschreibung;Zeitraum
Küche;Praktikum;Koch/Köchin;Du hilfst.;1.-12.2.2027
Küche;Praktikum;Koch/Köchin;Du hilfst.;irgendwann
`;
    const { ads, unknownColumns } = await read(table);
    expect(unknownColumns).toEqual([]);
    expect(ads).toEqual([
      [2, 'Küche', 'Praktikum', '2027-02-01', '2027-02-12'],
      [3, 'Küche', 'Praktikum', 'irgendwann', undefined],
    ]);
  });
});
