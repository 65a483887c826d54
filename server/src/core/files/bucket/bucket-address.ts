import { z } from 'zod';

/** A bucket of an S3-compatible store. */
export interface BucketAddress {
  /** Address of the store, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  /** Undefined if the machine has credentials of its own (variables `AWS_…`, a role of the instance). */
  readonly credentials:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

function readAddress(text: string): BucketAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, username, password, pathname, searchParams } = new URL(text);
  const bucket = pathname.slice(1);
  const tls = searchParams.get('tls') ?? 'on';
  const areKnown = [...searchParams.keys()].every((name) => name === 'region' || name === 'tls');
  const isWhole = protocol === 's3:' && host !== '' && bucketName.test(bucket);
  const isPair = (username === '') === (password === '');
  if (!isWhole || !isPair || !areKnown || (tls !== 'on' && tls !== 'off')) return undefined;
  return {
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${host}`,
    bucket,
    region: searchParams.get('region') ?? 'eu-central-1',
    credentials:
      username === ''
        ? undefined
        : {
            accessKeyId: decodeURIComponent(username),
            secretAccessKey: decodeURIComponent(password),
          },
  };
}

/** `s3://KEY:SECRET@host/bucket?region=…`; special characters of the secret are percent-encoded. */
export const bucketAddress = z.string().transform((text, context): BucketAddress => {
  try {
    const address = readAddress(text);
    if (address !== undefined) return address;
  } catch {
    // The key or the secret cannot be decoded.
  }
  context.addIssue('must look like s3://KEY:SECRET@host/bucket?region=eu-central-1');
  return z.NEVER;
});
