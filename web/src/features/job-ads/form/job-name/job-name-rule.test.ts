import { apprenticeship, internship } from '@lehrpfad/contract/core/options.ts';
import { describe, expect, it } from 'vitest';
import { allowedForAll, fitsOffer, jobNameMismatchText, offeredNames } from './job-name-rule.ts';

const cook = { id: 1, name: 'Koch/Köchin' };
const baker = { id: 2, name: 'Bäcker/in' };
const seller = { id: 3, name: 'Verkäufer/in' };
const halle = { id: 10, name: 'Halle', allowed: [seller, baker, cook], professions: [] };
const stendal = { id: 11, name: 'Stendal', allowed: [baker, seller], professions: [] };
const empty = { id: 12, name: 'Genthin', allowed: [], professions: [] };
const branches = [halle, stendal, empty];
const base = { type: apprenticeship, companies: [halle], branches, allNames: [cook, baker] };
const none = { type: null, name: null, companies: [] };

describe('job names of an Ausbildung', () => {
  it('are those that every chosen branch may train for, by name', () => {
    expect(allowedForAll(branches, [halle])).toEqual([baker, cook, seller]);
    expect(allowedForAll(branches, [halle, stendal])).toEqual([baker, seller]);
    expect(allowedForAll(branches, [halle, empty])).toEqual([]);
  });

  it('are not known before a branch is chosen', () => {
    expect(offeredNames({ ...base, companies: [] })).toBeUndefined();
    expect(offeredNames({ ...base, type: null })).toBeUndefined();
  });

  it('are not judged while a company that was picked is being read', () => {
    const companies = [halle, { id: 99, name: 'Naumburg' }];
    expect(offeredNames({ ...base, companies })).toBeUndefined();
    expect(fitsOffer(baker, { ...base, companies }, none)).toBe(true);
    const typed = [halle, { id: 0, name: 'Naumb' }];
    expect(offeredNames({ ...base, companies: typed })).toEqual([baker, cook, seller]);
  });

  it('no longer fit when a branch is added that may not train for them', () => {
    expect(fitsOffer(cook, base, none)).toBe(true);
    expect(fitsOffer(cook, { ...base, companies: [halle, stendal] }, none)).toBe(false);
  });
});

describe('a job name that does not go with type and branches', () => {
  it('is said to, by the name of the branch where there is one', () => {
    expect(jobNameMismatchText(cook.name, { type: apprenticeship, companies: [stendal] })).toBe(
      '„Koch/Köchin“ gehört nicht zu den Ausbildungsberufen von Stendal.',
    );
    expect(
      jobNameMismatchText(cook.name, { type: apprenticeship, companies: [stendal, empty] }),
    ).toBe('„Koch/Köchin“ gehört nicht zu den Ausbildungsberufen aller gewählten Filialen.');
    expect(jobNameMismatchText(cook.name, { type: internship, companies: [stendal] })).toBe(
      '„Koch/Köchin“ steht für ein Praktikum nicht zur Wahl.',
    );
  });
});

describe('job names of a Praktikum', () => {
  it('are all of the list, whatever the branch', () => {
    const offer = { ...base, type: internship, companies: [empty] };
    expect(offeredNames(offer)).toEqual([cook, baker]);
    expect(fitsOffer(cook, offer, none)).toBe(true);
    expect(fitsOffer(seller, offer, none)).toBe(false);
  });

  it('are not judged while the list is loading', () => {
    expect(fitsOffer(seller, { ...base, type: internship, allNames: undefined }, none)).toBe(true);
  });
});

describe('a job name that the ad had', () => {
  const kept = { type: apprenticeship, name: cook, companies: [stendal] };

  it('stays though its branch may no longer train for it', () => {
    expect(fitsOffer(cook, { ...base, companies: [stendal] }, kept)).toBe(true);
  });

  it('has to be allowed for branches that are added', () => {
    expect(fitsOffer(cook, { ...base, companies: [stendal, halle] }, kept)).toBe(true);
    expect(fitsOffer(cook, { ...base, companies: [stendal, empty] }, kept)).toBe(false);
  });

  it('is judged anew with another type', () => {
    const offer = { ...base, type: internship, companies: [stendal], allNames: [baker] };
    expect(fitsOffer(cook, offer, kept)).toBe(false);
  });
});
