import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { BucketAddress } from './bucket-address.ts';

const connectionMs = 3_000;
const answerMs = 15_000;

/**
 * Opens a bucket of an S3-compatible store. Objects are never public by themselves: many stores reject access lists, and the board's
 * own server serves public files.
 */
export function openBucket({ endpoint, bucket, region, credentials }: BucketAddress): Disk {
  const client = new S3Client({
    endpoint,
    region,
    ...(credentials && { credentials }),
    // Not every store has a host name for each bucket.
    forcePathStyle: true,
    // Stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectionMs, requestTimeout: answerMs },
  });
  return new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
}
