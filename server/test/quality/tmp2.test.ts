import { it } from 'vitest';
import { SearchIndex } from '../../src/features/search/engine/index/search-index.ts';
import { builtInKnowledge } from '../../src/features/search/judged/corpus.fixture.ts';
import { UnderstoodSearch } from '../../src/features/search/understanding/understood-search.ts';
import { boardAds, catalogueTexts, today, towns } from './query-corpus.fixture.ts';
const index = new SearchIndex(boardAds, towns, builtInKnowledge);
index.setCatalogue(catalogueTexts);
const understood = new UnderstoodSearch(index, () => today);
const byId = new Map(boardAds.map((a) => [a.card.id, a]));
it('x', () => {
  for (const q of (process.env.Q ?? '').split('|')) {
    const f = understood.find({ search_multi_match: q }, {});
    const u = f.understood;
    console.log(`Q ${q} hits ${f.count} slots ${u.slots.map((s) => s.label).join(';')} words '${u.asked.search_multi_match}' ign ${u.ignored} left ${u.leftOut}\n` + f.ids.slice(0, 8).map((id) => { const c = byId.get(id)!.card; return `   ${c.title} | ${c.job_name} | ${c.city} ${c.job_start} ${c.company_name}`; }).join('\n'));
  }
});
