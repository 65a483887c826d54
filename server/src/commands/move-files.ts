import { parseArgs } from 'node:util';
import { copyFiles } from '../core/files/bucket/copy-files.ts';
import { isStoreUnavailable } from '../core/files/bucket/store-unavailable.ts';
import { openFiles, openFolder } from '../core/files/files.ts';
import { openConfig, OperatorError, runCommand, printMessage } from './run-command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [target, ...others] = positionals;
  if ((target !== 'bucket' && target !== 'folder') || others.length > 0) {
    throw new OperatorError('Say where to: npm run files:move -- bucket, or -- folder');
  }
  const config = openConfig();
  if (config.filesUrl === undefined) throw new OperatorError('Name the bucket in FILES_URL first.');
  const [bucket, folder] = [await openFiles(config), openFolder(config.dataDir)];
  const { copied, present } = await (
    target === 'bucket' ? copyFiles(folder, bucket) : copyFiles(bucket, folder)
  ).catch((error: Error) => {
    if (!isStoreUnavailable(error)) throw error;
    throw new OperatorError(
      'The store of FILES_URL does not answer. Run the command again later: it goes on where it was.',
    );
  });
  printMessage(`Copied ${copied} file(s) to the ${target}; ${present} were there already.`);
  printMessage(
    target === 'bucket'
      ? 'Start the servers with FILES_URL, run this command once more, and then delete the folder "files" of the data folder.'
      : 'Start the servers without FILES_URL. The bucket still holds its files.',
  );
});
