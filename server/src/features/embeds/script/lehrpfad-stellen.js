/*
 * Shows ads of Lehrpfad on pages of others:
 *
 *   <script async src="https://…/einbetten/lehrpfad-stellen.js"></script>
 *   <lehrpfad-stellen ort="Stendal" beruf="Tischler" art="ausbildung" anzahl="5">
 *     <a href="https://…">Stellen auf Lehrpfad</a>
 *   </lehrpfad-stellen>
 *
 * It reads the public API without cookies, keeps nothing on the device, and loads nothing besides. The link inside stays: it is all that
 * shows without scripts.
 */
(() => {
  const own =
    document.currentScript ??
    document.querySelector('script[src*="/einbetten/lehrpfad-stellen.js"]');
  if (!own || customElements.get('lehrpfad-stellen')) return;
  const api = new URL('/api/public/v1/search', own.src);

  const longestMs = 15_000;
  const mostAds = 50;
  const kinds = {
    ausbildung: { key: 'apprenticeship', several: 'Ausbildungsplätze' },
    praktikum: { key: 'internship', several: 'Praktikumsplätze' },
  };
  const kindNames = { apprenticeship: 'Ausbildung', internship: 'Praktikum' };

  // A style sheet instead of a style element needs no permission of a Content-Security-Policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('{{style}}');

  /** Makes an element. External data is inserted as text, never as markup. */
  function make(name, { text = '', part = '', style = '', ...attributes } = {}) {
    const element = document.createElement(name);
    element.textContent = text;
    if (part) element.setAttribute('part', part);
    if (style) element.className = style;
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(attribute, value);
    return element;
  }

  const germanDay = (day) => String(day).split('-').reverse().join('.');
  const isWebAddress = (text) => /^https?:\/\//.test(text);

  /** Parses a number of an attribute; the default if it has no valid one. */
  function numberOf(text, usual, most) {
    const number = /^\s*\d{1,3}\s*$/.test(text ?? '') ? Number(text) : usual;
    return number >= 1 ? Math.min(number, most) : usual;
  }

  class LehrpfadStellen extends HTMLElement {
    static observedAttributes = ['anzahl', 'art', 'beruf', 'ebene', 'ort', 'titel', 'umkreis'];
    #isDue = false;
    #underWay;
    #title;
    #section = make('section', { part: 'rahmen', 'aria-labelledby': 'titel' });
    #status = make('p', { part: 'status', role: 'status' });
    #list = make('ul', { part: 'liste', role: 'list' });
    #again = make('button', { text: 'Noch einmal versuchen', part: 'knopf', type: 'button' });
    #all = make('a', {
      text: 'Stellen auf Lehrpfad',
      part: 'alle',
      style: 'alle',
      href: new URL('/', own.src).href,
    });

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      const foot = make('p', { part: 'fuss' });
      const slot = document.createElement('slot');
      slot.append(this.#all);
      foot.append(slot);
      this.#again.hidden = true;
      this.#again.addEventListener('click', () => this.#load(true));
      this.#section.append(this.#status, this.#list, this.#again, foot);
      root.append(this.#section);
    }

    connectedCallback() {
      this.#loadSoon();
    }

    disconnectedCallback() {
      this.#underWay?.abort();
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#loadSoon();
    }

    /** Starts one search for several attributes that change at once. */
    #loadSoon() {
      if (this.#isDue) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        if (this.isConnected) this.#load(false);
      });
    }

    #valueOf(name) {
      return (this.getAttribute(name) ?? '').trim().slice(0, 200);
    }

    get #level() {
      const level = numberOf(this.getAttribute('ebene'), 3, 5);
      return level < 2 ? 3 : level;
    }

    #showTitle() {
      const [beruf, ort] = [this.#valueOf('beruf'), this.#valueOf('ort')];
      const kind = kinds[this.#valueOf('art')]?.several ?? 'Ausbildung und Praktikum';
      const usual = `${kind}${beruf && `: ${beruf}`}${ort && ` in ${ort}`}`;
      const title = make(`h${this.#level}`, {
        text: this.#valueOf('titel') || usual,
        part: 'ueberschrift',
        style: 'titel',
        id: 'titel',
        tabindex: '-1',
      });
      if (this.#title) this.#title.replaceWith(title);
      else this.#section.prepend(title);
      this.#title = title;
    }

    #address() {
      const ort = this.#valueOf('ort');
      const umkreis = numberOf(this.getAttribute('umkreis'), 0, 300);
      const values = {
        text: this.#valueOf('beruf'),
        place: ort,
        perimeter: ort && umkreis ? String(umkreis) : '',
        kind: kinds[this.#valueOf('art')]?.key ?? '',
        limit: String(numberOf(this.getAttribute('anzahl'), 5, mostAds)),
      };
      const address = new URL(api);
      for (const [name, value] of Object.entries(values))
        if (value) address.searchParams.set(name, value);
      return address;
    }

    async #read(signal) {
      const response = await fetch(this.#address(), { credentials: 'omit', signal });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      return response.json();
    }

    /** @param isAsked whether the button was pressed. It is hidden then, and the focus moves to the title of the list */
    async #load(isAsked) {
      this.#underWay?.abort();
      const underWay = new AbortController();
      this.#underWay = underWay;
      const impatient = setTimeout(() => underWay.abort(), longestMs);
      this.#showTitle();
      this.#section.setAttribute('aria-busy', 'true');
      this.#status.textContent = 'Stellen werden geladen …';
      try {
        const found = await this.#read(underWay.signal);
        if (this.#underWay !== underWay) return;
        this.#show(found);
        this.#again.hidden = true;
        if (isAsked) this.#title.focus();
      } catch {
        if (this.#underWay !== underWay || !this.isConnected) return;
        this.#list.replaceChildren();
        this.#status.textContent = 'Die Stellen lassen sich gerade nicht laden.';
        this.#again.hidden = false;
      } finally {
        clearTimeout(impatient);
        if (this.#underWay === underWay) this.#section.removeAttribute('aria-busy');
      }
    }

    #show({ data, links, meta }) {
      if (isWebAddress(links.page)) this.#all.href = links.page;
      this.#list.replaceChildren(...data.map((ad) => this.#entryOf(ad)));
      const total = meta.total.toLocaleString('de-DE');
      this.#status.textContent =
        data.length === 0
          ? 'Im Moment ist hier keine passende Stelle frei.'
          : data.length < meta.total
            ? `${data.length} von ${total} Stellen`
            : total === '1'
              ? '1 Stelle'
              : `${total} Stellen`;
    }

    #entryOf(ad) {
      const item = make('li', { part: 'stelle' });
      const name = make(`h${this.#level + 1}`, { part: 'name', style: 'name' });
      const link = make('a', { text: ad.title, part: 'link' });
      if (isWebAddress(ad.url)) link.href = ad.url;
      name.append(link);
      const place = [ad.company_name, ad.town].filter(Boolean).join(' · ');
      const start = ad.starts_on ? `ab ${germanDay(ad.starts_on)}` : 'Beginn nach Absprache';
      item.append(
        name,
        make('p', { text: place, part: 'firma' }),
        make('p', { text: `${kindNames[ad.kind] ?? ''} · ${start}`, part: 'art' }),
      );
      return item;
    }
  }

  customElements.define('lehrpfad-stellen', LehrpfadStellen);
})();
