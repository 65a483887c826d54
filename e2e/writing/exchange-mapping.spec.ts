import { randomUUID } from 'node:crypto';
import { expectStepAccessible } from '../support/checks/axe.ts';
import { Feed } from '../support/data/feed.ts';
import { accessOf, callApi, demo, logInAs } from '../support/login.ts';
import { expectNoSidewaysScrolling } from '../support/checks/measure.ts';
import { expectOfImport as expect, phone, test } from '../support/test.ts';
import { slowTag } from '../support/slow.ts';
import { town } from '../support/data/region-names.ts';

test.use(phone);

test(
  'an editor corrects where the company stands in a feed, and takes it back',
  { tag: slowTag },
  async ({ page }) => {
    const word = `qm${randomUUID().replaceAll(/[^a-f]/g, '')}xm`;
    const feed = new Feed();
    const url = await feed.open();
    feed.write = ({ id, title, company }) =>
      `<job><referencenumber>${id}</referencenumber><title>${title}</title><company>Zentrale</company><haus><wer>${company}</wer></haus><city>${town.name}</city></job>`;
    feed.ads = ['Koch', 'Maler'].map((job, at) => ({
      id: `${word}-${at}`,
      title: `Ausbildung ${job}`,
      company: `Kornhof ${word}`,
    }));
    const { id } = await callApi<{ id: number }>(page.request, 'POST', 'exchanges/', {
      access: await accessOf(page.request, 'admin@lehrpfad.example'),
      data: { name: `Börse ${word}`, kind: 'xml', active: false, settings: { url } },
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await logInAs(page, demo.editor);
    await page.goto(`/#/redakteure/schnittstellen/${id}`);
    const part = page.getByRole('region', { name: 'Zuordnung der Felder' });
    await part.getByRole('button', { name: 'Zuordnung prüfen' }).click();
    await expect(part.getByRole('status')).toContainText('2 Datensätze');
    const first = part.getByRole('list', { name: 'Vorschau' }).getByRole('listitem').first();
    await expect(first).toContainText('Zentrale');

    const company = part.getByLabel('Unternehmen');
    await company.focus();
    await company.selectOption('haus.wer');
    await expect(first).toContainText(`Kornhof ${word}`);
    await expect(company).toHaveAccessibleDescription(/^Gelesen: Kornhof/);
    await expectNoSidewaysScrolling(page);
    await expectStepAccessible(page);
    await page.getByRole('link', { name: 'Alle Schnittstellen' }).click();
    const question = page.getByRole('alertdialog', { name: 'Ungespeicherte Änderungen' });
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(company).toHaveValue('haus.wer');
    await part.getByRole('button', { name: 'Zuordnung speichern' }).click();
    await expect(part.getByRole('button', { name: 'Zuordnung speichern' })).toBeHidden();
    await expect(part.getByLabel('Wo die Anzeigen stehen')).toBeFocused();

    await page.reload();
    await part.getByRole('button', { name: 'Zuordnung prüfen' }).click();
    await expect(company).toHaveValue('haus.wer');
    await part.getByRole('button', { name: 'Wie erkannt' }).click();
    await expect(first).toContainText('Zentrale');
    await part.getByRole('button', { name: 'Zuordnung speichern' }).click();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(company).toHaveValue('haus.wer');
    await expect(first).toContainText(`Kornhof ${word}`);
    feed.close();
  },
);
