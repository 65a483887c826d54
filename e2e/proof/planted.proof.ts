import { desktop, expect, test } from '../support/test.ts';
import { lookInEveryWay } from './look.ts';
import { methods, type Method } from './methods.ts';

/** A page with a barrier for each method. A method that finds nothing here does not work. */
const page = `<!doctype html><html lang="de"><head><title>Barrieren – Lehrpfad</title><style>
  @media (prefers-color-scheme: dark) { main { color: #333; background: #000 } }
  button:focus, input:focus { outline: none }
  .small { width: 10px; height: 10px; padding: 0; border: 0; overflow: hidden }
  .wide { width: 900px }
  .low { height: 19px; width: 600px; line-height: 19px; overflow: hidden }
  .bare { border: 0 }
  @keyframes turn { to { transform: rotate(1turn) } }
  .turning { animation: turn 2s infinite }
</style></head><body>
  <header>Kopf</header>
  <main><h1>Eins</h1><h1>Zwei</h1><img src="data:,">
    <p class="low">Ein Satz, der mit mehr Abstand nicht mehr in seine Zeile passt, weil sie nicht wächst.</p>
    <div class="wide">breit</div><span><div class="turning">dreht sich</div></span>
    <button class="small">x</button><label>Feld <input class="bare" name="feld"></label>
  </main><footer>Fuß</footer></body></html>`;

/** Methods that test more than one state of a page. */
const elsewhere: readonly Method[] = ['reach', 'story'];

test.use(desktop);
test('every method finds the barrier that was planted for it', async ({ page: browser }) => {
  await browser.setContent(page);
  const findings = new Map<Method, string[]>();
  await lookInEveryWay(
    browser,
    { page: '', role: '', state: '', size: 'desktop', overlay: false, isServerPage: false },
    async (method, look) => void findings.set(method, await look()),
  );
  const all = (Object.keys(methods) as Method[]).filter((method) => !elsewhere.includes(method));
  const blind = all.filter((method) => (findings.get(method) ?? []).length === 0);
  expect(blind).toEqual([]);
});
