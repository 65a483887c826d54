import { expect, it } from 'vitest';
import { mapServiceSentence } from './map-service.ts';

it('names the federal service that is the default', () => {
  const styleUrl = 'https://sgx.geodatenzentrum.de/gdz_basemapde_vektor/styles/bm_web_col.json';
  expect(mapServiceSentence(styleUrl)).toContain('basemap.de');
  expect(mapServiceSentence(styleUrl)).toContain('IP-Adresse');
});

it('names the host that an operator has set instead', () => {
  expect(mapServiceSentence('https://karte.example/stil.json')).toContain('karte.example');
});

it('speaks of another server as long as nobody knows which', () => {
  expect(mapServiceSentence(undefined)).toContain('einem anderen Server');
});

it('warns of nobody where the built-in map is all there is', () => {
  expect(mapServiceSentence('')).not.toContain('IP-Adresse');
});
