import type { Access } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { AnyEndpoint, Upload } from '@lehrpfad/contract/core/endpoints/endpoint.ts';

const callers: Readonly<Record<Access, string>> = {
  public: 'Everyone may call it.',
  account: 'For everyone who is logged in; what is not theirs is not there (404).',
  company: 'For company accounts.',
  editor: 'For editors and administrators.',
  admin: 'For administrators.',
};

const inCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function aboutForm({ files, json = [], lists = [] }: Upload): string[] {
  const fileLines = Object.entries(files).map(([field, { max, bytes }]) =>
    max === 1
      ? `The file \`${field}\` has at most ${bytes} bytes.`
      : `The files \`${field}_1\` to \`${field}_${max}\` have at most ${bytes} bytes each.`,
  );
  return [
    'As `multipart/form-data`, every value is text.',
    ...fileLines,
    ...(json.length > 0 ? [`${inCode(json)}: as JSON.`] : []),
    ...(lists.length > 0 ? [`${inCode(lists)}: once for each item.`] : []),
  ];
}

/** Describes a call for the OpenAPI document beside its schemas: who may make it, and how a form with files is sent. */
export function describedCall({ access, upload, protects }: AnyEndpoint) {
  const isProtected = protects === undefined ? [] : Object.keys(protects);
  const sentences = [
    callers[access],
    ...(isProtected.length > 0
      ? [`A company account that sends ${inCode(isProtected)} is refused (403).`]
      : []),
    ...(upload ? aboutForm(upload) : []),
  ];
  return {
    description: sentences.join(' '),
    ...(access !== 'public' && { security: [{ access: [] }] }),
  };
}
