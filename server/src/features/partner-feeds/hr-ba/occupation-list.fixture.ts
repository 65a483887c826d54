import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The agency's list of occupations, as its partners describe it: four occupations, two of them with an Ausbildung. */
const list = `<?xml version="1.0" encoding="UTF-8"?>
<berufeliste>
  <beruf id="3726" bkz="B 29222-100"><bezeichnung><bezeichnung_nl>Bäcker/Bäckerin</bezeichnung_nl><bezeichnung_nk>Bäcker/in</bezeichnung_nk></bezeichnung>
    <typ>t</typ><qualifikationsNiveaus><qualifikationsNiveau niveau="2"/></qualifikationsNiveaus></beruf>
  <beruf id="3727" bkz="B 29222-900"><bezeichnung><bezeichnung_nl>Bäcker/Bäckerin</bezeichnung_nl><bezeichnung_nk>Bäcker/in</bezeichnung_nk></bezeichnung>
    <typ>a</typ><lbkgruppe>1110</lbkgruppe><qualifikationsNiveaus><qualifikationsNiveau niveau="2"/></qualifikationsNiveaus></beruf>
  <beruf id="9065" bkz="B 81302-900"><bezeichnung><bezeichnung_nl>Pflegefachmann/Pflegefachfrau</bezeichnung_nl><bezeichnung_nk>Pflegefachmann/-frau</bezeichnung_nk></bezeichnung>
    <typ>a</typ><lbkgruppe>1160</lbkgruppe><lbkgruppe>1150</lbkgruppe><qualifikationsNiveaus><qualifikationsNiveau niveau="3"/></qualifikationsNiveaus></beruf>
  <beruf id="9999" bkz="B 43104-900"><bezeichnung><bezeichnung_nl>Informatik</bezeichnung_nl><bezeichnung_nk>Informatik</bezeichnung_nk></bezeichnung>
    <typ>a</typ><lbkgruppe>3120</lbkgruppe><qualifikationsNiveaus><qualifikationsNiveau niveau="4"/></qualifikationsNiveaus></beruf>
</berufeliste>
`;

/** Writes the list, or another text, into a folder and returns its path. */
export function writeOccupationList(folder: string, text = list): string {
  const path = join(folder, 'vam_beruf_kurz.xml');
  writeFileSync(path, text);
  return path;
}
