import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { freshCompany, type FreshCompany } from '../support/data/fresh-company.ts';
import { demo, demoPassword, LastingSession } from '../support/login.ts';
import { makeAd, ownAds } from '../support/pages/own-job-ads-page.ts';
import { AdFormPage, type Role } from './ad-form-page.ts';
import { withoutTags, type FormContent } from './form-model.ts';
import { FormWalk, type Setup } from './form-walk.ts';

const contentOf = ({ title, annotation, files }: OwnJobAd): FormContent => ({
  title,
  text: withoutTags(annotation),
  files: files.map(({ name }) => name).toSorted(),
});

/** A company or an editor at the ads of one company. */
export class AdWalk extends FormWalk {
  override readonly writes = /jobdescriptions\/(?:post|patch)\//;
  override readonly keepsDrafts: boolean;
  readonly #session: LastingSession;

  private constructor(setup: Setup, role: Role, company: FreshCompany) {
    const login = role === 'company' ? company : { email: demo.editor, password: demoPassword };
    super(setup, login, (page) => new AdFormPage(page, role, company));
    this.keepsDrafts = role === 'company';
    this.#session = new LastingSession(company.email, company.password);
  }

  /** Begins with a company that has one ad, at the list of its ads. */
  static async begin(setup: Setup, role: Role): Promise<AdWalk> {
    const company = await freshCompany(setup.request);
    const walk = new AdWalk(setup, role, company);
    const ad = await makeAd(setup.request, company, { title: walk.newName('Anzeige') });
    await walk.recordStored(ad.id, contentOf(ad));
    await walk.come();
    return walk;
  }

  override async readStored(): Promise<ReadonlyMap<number, FormContent>> {
    const { request } = this.setup;
    const stored = await ownAds(request, { session: await this.#session.read(request) });
    return new Map(stored.map((ad) => [ad.id, contentOf(ad)]));
  }
}
