const base = '{{base}}';

/** Ruft eine Adresse ab. Ergibt nichts, wo nichts (mehr) öffentlich ist. */
async function read(address) {
  const answer = await fetch(address);
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('Retry-After'));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return read(address);
  }
  if (answer.status === 404 || answer.status === 410) return undefined;
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.json();
}

/** Liest alle Stellen, Seite für Seite. */
export async function readAll() {
  // Erst der Stand, dann das Lesen: So geht keine Änderung dazwischen verloren.
  const { meta } = await read(`${base}changes`);
  const ads = new Map();
  for (let next = `${base}ads?limit=100`; next !== null;) {
    const { data, links } = await read(next);
    for (const ad of data) ads.set(ad.id, ad);
    next = links.next;
  }
  return { ads, cursor: meta.cursor };
}

/** Bringt die Kopie auf den neuen Stand. */
export async function follow(copy) {
  for (let next = `${base}changes?since=${copy.cursor}`; next !== null;) {
    const changes = await read(next);
    // Der Cursor ist zu alt: von vorn.
    if (changes === undefined) return readAll();
    for (const { type, id, state } of changes.data) {
      if (type !== 'ad') continue;
      const found = state === 'gone' ? undefined : await read(`${base}ads/${id}`);
      if (found === undefined) copy.ads.delete(id);
      else copy.ads.set(id, found.data);
    }
    copy.cursor = changes.meta.cursor;
    next = changes.links.next;
  }
  return copy;
}
