import { judge, sourceFiles } from './findings.ts';

/** `npm run check:expressions`: none of our regular expressions may take more than linear time (decision 0032). */

const { count, findings } = judge(sourceFiles());
for (const finding of findings) console.log(finding);
console.log(`${count} expressions, ${findings.length} of them without a proof of linear time`);
process.exitCode = count > 0 && findings.length === 0 ? 0 : 1;
