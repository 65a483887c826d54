import type { RequestListener } from 'node:http';
import S3rver from '@20minutes/s3rver';
import { afterTestFile, testFolder } from '../src/core/database/test-database.ts';
import type { BucketAddress } from '../src/core/files/bucket/bucket-address.ts';

/** An S3-compatible server with one bucket. */
export interface S3Server {
  readonly address: BucketAddress;
  /** The same address as a value of `FILES_URL`. */
  readonly url: string;
  /**
   * Calls `hear` at the beginning of each request of that method for a file.
   * @param hear returns whether to close the connection: this server stores an interrupted upload in part, S3 does not store it at all
   */
  onFile(method: 'GET' | 'PUT', hear: () => boolean): void;
  stop(): Promise<void>;
}

const bucket = 'lehrpfad';
/** The only pair that the server knows. */
const key = 'S3RVER';

/** Starts a server with an empty bucket on a free port; it ends with the test file. */
export async function startS3Server(): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    vhostBuckets: false,
    // It computes the signatures of listings from another path than clients do. Unknown keys are refused all the same.
    allowMismatchedSignatures: true,
    directory: testFolder(),
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.close();
    // Clients keep their connections open.
    server.httpServer.closeAllConnections();
    return stopped;
  };
  afterTestFile(stop);
  const path = `/${bucket}/`;
  const onFile: S3Server['onFile'] = (method, hear) => {
    const { httpServer } = server;
    const answers = httpServer.listeners('request') as RequestListener[];
    httpServer.removeAllListeners('request');
    httpServer.on('request', (request, response) => {
      const { url = '' } = request;
      const isFile = url.startsWith(path) && !url.startsWith(`${path}?`);
      if (request.method === method && isFile && hear()) request.socket.destroy();
      else for (const answer of answers) answer(request, response);
    });
  };
  return {
    address: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'eu-central-1',
      credentials: { accessKeyId: key, secretAccessKey: key },
    },
    url: `s3://${key}:${key}@127.0.0.1:${port}/${bucket}?tls=off`,
    onFile,
    stop,
  };
}
