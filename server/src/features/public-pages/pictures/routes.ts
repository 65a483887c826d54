import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../core/http/errors.ts';
import { rateLimitOf } from '../../../core/security/rate-limits.ts';
import { publicEvents } from '../../events/store.ts';
import { cardsOf } from '../../search/engine/index/listing.ts';
import type { PageDeps } from '../deps.ts';
import { eventView } from '../events/event-words.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { inWholeState } from '@lehrpfad/regions/parts/names.ts';
import { cardView } from '../words.ts';
import type { PictureText } from './picture-task.ts';
import { Pictures } from './pictures.ts';

function ofAd({ search }: PageDeps, id: number): PictureText | undefined {
  const [card] = cardsOf(search.index, [id]);
  if (card === undefined) return undefined;
  const { title, type, company, place, start } = cardView(card);
  return { kind: type, title, lines: [company, [place, start].filter(Boolean).join(' · ')] };
}

async function ofEvent({ db, clock }: PageDeps, id: number): Promise<PictureText | undefined> {
  const event = (await publicEvents(db, clock())).find((one) => one.id === id);
  if (event === undefined) return undefined;
  const { title, when, where } = eventView(event, '');
  return { kind: 'Event', title, lines: [when, where] };
}

function ofOccupation({ directory }: PageDeps, slug: string): PictureText | undefined {
  const occupation = directory.now.occupations.get(slug);
  if (occupation === undefined) return undefined;
  const { name, ads } = occupation;
  return {
    kind: 'Beruf',
    title: name.name,
    lines: [
      counted(ads[2].length, 'Ausbildungsplatz', 'Ausbildungsplätze'),
      counted(ads[1].length, 'Praktikumsplatz', 'Praktikumsplätze'),
    ],
  };
}

/** Path of the picture of the start page. */
export const startPicturePath = '/bild/seite/start.png';

const ofStartPage: PictureText = {
  kind: 'Ausbildung und Praktikum',
  title: 'Finde deinen Weg in den Beruf',
  lines: [`Freie Plätze ${inWholeState}`],
};

function textOf(deps: PageDeps, kind: string, name: string) {
  const id = /^[1-9]\d{0,8}$/.test(name) ? Number(name) : 0;
  if (kind === 'stelle') return ofAd(deps, id);
  if (kind === 'event') return ofEvent(deps, id);
  if (`/bild/${kind}/${name}.png` === startPicturePath) return ofStartPage;
  return kind === 'beruf' ? ofOccupation(deps, name) : undefined;
}

/** Serves the pictures of shared pages. */
export function servePictures(app: FastifyInstance, deps: PageDeps): void {
  const pictures = new Pictures();
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('search') } };
  app.get<{ Params: { kind: string; file: string } }>(
    '/bild/:kind/:file',
    options,
    async (request, reply) => {
      const { kind, file } = request.params;
      const text = file.endsWith('.png') ? await textOf(deps, kind, file.slice(0, -4)) : undefined;
      if (text === undefined) throw notFound();
      const { etag, png } = pictures.of(text);
      reply.headers({ etag, 'cache-control': 'public, max-age=3600' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/png').send(await png());
    },
  );
}
