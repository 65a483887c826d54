import type { IndexedAd } from '../index/indexed-ad.ts';

type SmallAd = Partial<Omit<IndexedAd, 'card'>> & Partial<IndexedAd['card']> & { id: number };

/** An ad with the given fields only. */
export function smallAd(own: SmallAd): IndexedAd {
  const all = {
    title: '',
    job_name: '',
    job_type_int: 2 as const,
    company_name: '',
    company_logo: null,
    city: '',
    postcode: '',
    job_start: null,
    publish_date: null,
    geo_data: null,
    external: '',
    jobNameId: 1,
    mappedName: null,
    mappedNameId: null,
    synonyms: [],
    professionId: null,
    profession: '',
    companyId: 1,
    townId: null,
    townAliases: [],
    details: '',
    annotation: '',
    brafo: [],
    ...own,
  };
  const { id, title, job_name, job_type_int, company_name, company_logo, city, ...others } = all;
  const { postcode, job_start, publish_date, geo_data, external, ...ad } = others;
  return {
    ...ad,
    card: {
      id,
      title,
      job_name,
      job_type_int,
      company_name,
      company_logo,
      city,
      postcode,
      job_start,
      publish_date,
      geo_data,
      external,
    },
  };
}
