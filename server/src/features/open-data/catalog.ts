import { stateName } from '@lehrpfad/regions/parts/names.ts';
import type { Config } from '../../core/config/config.ts';
import type { Licence } from '../../core/config/open-data-licence.ts';
import type { PageDeps } from '../public-pages/deps.ts';
import { publicBase } from '../public-api/operation.ts';
import type { OpenDataManifest, WrittenFile } from './manifest.ts';
import { datasets, parts, pathOfPart, type Dataset, type Part } from './datasets.ts';

export const catalogPath = '/opendata/catalog.jsonld';

export interface CatalogDeps {
  readonly to: PageDeps['to'];
  readonly operator: Pick<Config['operator'], 'name' | 'email'>;
  readonly licence: Licence;
}

const authority = 'http://publications.europa.eu/resource/authority/';
const mediaType = (type: string) => `https://www.iana.org/assignments/media-types/${type}`;

const iri = (id: string) => ({ '@id': id });
const german = (text: string) => ({ '@language': 'de', '@value': text });
const typed = (type: string, value: string) => ({ '@type': type, '@value': value });
const time = (moment: string) => typed('xsd:dateTime', moment);

/** The prefixes of DCAT-AP.de 2.0 (https://www.dcat-ap.de/def/dcatde/2.0/spec/). */
const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dcatde: 'http://dcat-ap.de/def/dcatde/',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  spdx: 'http://spdx.org/rdf/terms#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

function distribution(
  { name, form }: Part,
  { bytes, sha256 }: WrittenFile,
  { to, licence, operator }: CatalogDeps,
  madeAt: string,
) {
  const address = to(pathOfPart(name));
  return {
    '@id': `${to(catalogPath)}#${name}`,
    '@type': 'dcat:Distribution',
    'dct:title': german(`${form.title}, mit gzip gepackt`),
    'dcat:accessURL': iri(address),
    'dcat:downloadURL': iri(address),
    'dct:format': iri(`${authority}file-type/${form.fileType}`),
    'dcat:mediaType': iri(mediaType(form.mediaType)),
    'dcat:compressFormat': iri(mediaType('application/gzip')),
    'dcat:byteSize': typed('xsd:nonNegativeInteger', String(bytes)),
    'spdx:checksum': {
      '@type': 'spdx:Checksum',
      'spdx:algorithm': iri('http://spdx.org/rdf/terms#checksumAlgorithm_sha256'),
      'spdx:checksumValue': typed('xsd:hexBinary', sha256),
    },
    'dct:license': iri(licence.uri),
    'dcatde:licenseAttributionByText': german(`Lehrpfad, ${operator.name}`),
    'dct:modified': time(madeAt),
  };
}

function dataset(
  { name, title, description, keywords }: Dataset,
  manifest: OpenDataManifest,
  deps: CatalogDeps,
) {
  const files = new Map(manifest.files.map((file) => [file.name, file]));
  const own = parts.filter((part) => part.dataset === name);
  return {
    '@id': `${deps.to(catalogPath)}#${name}`,
    '@type': 'dcat:Dataset',
    'dct:identifier': `${deps.to(catalogPath)}#${name}`,
    'dct:title': german(title),
    'dct:description': german(description),
    'dct:publisher': iri(`${deps.to(catalogPath)}#publisher`),
    'dcat:contactPoint': {
      '@type': 'vcard:Organization',
      'vcard:fn': deps.operator.name,
      'vcard:hasEmail': iri(`mailto:${deps.operator.email}`),
    },
    'dcat:keyword': keywords.map(german),
    'dcat:theme': ['EDUC', 'ECON'].map((theme) => iri(`${authority}data-theme/${theme}`)),
    'dcat:landingPage': iri(deps.to('/opendata')),
    'dct:language': iri(`${authority}language/DEU`),
    'dct:accessRights': iri(`${authority}access-right/PUBLIC`),
    'dct:accrualPeriodicity': iri(`${authority}frequency/DAILY`),
    'dct:modified': time(manifest.madeAt),
    'dcatde:politicalGeocodingURI': iri('http://dcat-ap.de/def/politicalGeocoding/stateKey/15'),
    'dcatde:politicalGeocodingLevelURI': iri(
      'http://dcat-ap.de/def/politicalGeocoding/Level/state',
    ),
    'dcat:distribution': own.flatMap((part) => {
      const file = files.get(part.name);
      return file === undefined ? [] : [distribution(part, file, deps, manifest.madeAt)];
    }),
  };
}

/** Describes the files by DCAT-AP.de, as JSON-LD, for portals for open data. */
export function catalogOf(manifest: OpenDataManifest, deps: CatalogDeps) {
  const { to, operator, licence } = deps;
  return {
    '@context': context,
    '@id': to(catalogPath),
    '@type': 'dcat:Catalog',
    'dct:title': german('Offene Daten von Lehrpfad'),
    'dct:description': german(
      `Ausbildungsplätze, Praktika und Events in ${stateName}, jeden Tag neu.`,
    ),
    'dct:publisher': {
      '@id': `${to(catalogPath)}#publisher`,
      '@type': ['foaf:Agent', 'foaf:Organization'],
      'foaf:name': operator.name,
      'foaf:homepage': iri(to('/')),
    },
    'foaf:homepage': iri(to('/opendata')),
    'dct:language': iri(`${authority}language/DEU`),
    'dct:license': iri(licence.uri),
    'dct:modified': time(manifest.madeAt),
    'dcat:dataset': datasets.map((one) => dataset(one, manifest, deps)),
    'dcat:service': {
      '@id': `${to(catalogPath)}#api`,
      '@type': 'dcat:DataService',
      'dct:title': german('Schnittstelle für andere Programme'),
      'dcat:endpointURL': iri(to(publicBase)),
      'dcat:endpointDescription': iri(to(`${publicBase}openapi.json`)),
      'dcat:servesDataset': datasets.map(({ name }) => iri(`${to(catalogPath)}#${name}`)),
      'dct:license': iri(licence.uri),
    },
  };
}
