import { it } from 'vitest';
import { SearchIndex } from '../../src/features/search/engine/index/search-index.ts';
import { builtInKnowledge } from '../../src/features/search/judged/corpus.fixture.ts';
import { UnderstoodSearch } from '../../src/features/search/understanding/understood-search.ts';
import { casesOf } from './measuring.ts';
import { boardAds, catalogueTexts, today, towns } from './query-corpus.fixture.ts';
import { figuresOf } from './query-score.fixture.ts';
import { truthOf, type QueryCase } from './query-truth.fixture.ts';
const index = new SearchIndex(boardAds, towns, builtInKnowledge);
index.setCatalogue(catalogueTexts);
const understood = new UnderstoodSearch(index, () => today);
const kinds = (process.env.KINDS ?? 'place,condition,combination').split(',');
it('x', () => {
  for (const one of casesOf<QueryCase>('queries', 'tuning')) {
    if (!kinds.includes(one.kind)) continue;
    const ids: number[] = [];
    for (let page = 1; ; page += 1) { const f = understood.find({ search_multi_match: one.query }, { page }); ids.push(...f.ids); if (f.ids.length === 0) break; }
    const truth = truthOf(one, boardAds);
    const f = figuresOf(one, truth, ids);
    if ((f.recall ?? 1) > 0.97 && (f.precision ?? 1) > 0.95) continue;
    const u = understood.understand({ search_multi_match: one.query });
    console.log(`${one.kind} | ${one.query} | p ${f.precision?.toFixed(2)} r ${f.recall?.toFixed(2)} wanted ${truth.wanted.size} hits ${ids.length} | slots ${u.slots.map((s) => s.label).join(';')} words '${u.asked.search_multi_match}' ign ${u.ignored} left ${u.leftOut} | ${JSON.stringify({ wanted: one.wanted, cond: one.condition, town: one.town, km: one.km, d: one.districts, start: one.start, type: one.type })}`);
    const missing = [...truth.wanted].filter((id) => !ids.includes(id)).slice(0, 2).map((id) => { const ad = boardAds.find((a) => a.card.id === id)!; return `${ad.card.job_name}@${ad.card.city} ${ad.card.job_start}`; });
    if (missing.length) console.log('     missing', missing.join(' / '));
  }
});
