import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SheetHead } from './sheet.tsx';

const head = (url: string) =>
  renderToStaticMarkup(
    <SheetHead isChosen kind="Favoriten" title="Favoriten" url={url} urlLabel="Liste öffnen">
      {null}
    </SheetHead>,
  );

it('prints the link as text and as a QR code', () => {
  expect(head('https://board.example/#/suche/abc')).toMatch(/https:.*<svg/s);
});

it('leaves out a link that is too long for a QR code', () => {
  expect(head(`https://board.example/${'x'.repeat(2310)}`)).not.toMatch(/<svg|xxx/);
  expect(head(`https://board.example/${'x'.repeat(2300)}`)).toMatch(/<svg/);
});
