import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { listFeatures, outOfReach, readLayers, type Layers } from './features.ts';

/** Tests and their helpers may import everything that they test. */
const tests = String.raw`\.(test|fixture)\.tsx?$|^server/test/|^server/src/core/database/test-database\.ts$`;
const entries = '^server/src/((main|serve-board)\\.ts$|commands/)';
/** Files that describe the tables of a feature (docs/decisions/0037). */
const tables = '^server/src/features/[^/]+/schema\\.ts$';
const stores = String.raw`(^|[/-])store\.ts$`;
const sources = '^(regions|contract|server|web)/src/';
/** Modules that read and check the data of a region, one for each file of a region, and the files of the map. */
const regionParts = '^regions/(src/parts|[^/]+/map)/';

function forbid(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}

const anyOf = (names: readonly string[]) => `(${names.join('|')})`;

/** Returns the pattern for the contract of features. */
const contractOf = (names: readonly string[]) => `^contract/src/${anyOf(names)}/`;

function wholeProject(names: readonly string[]): IRegularForbiddenRuleType[] {
  return [
    forbid(
      'no-cycles',
      'Two files that need each other are one file, or a third one is missing. Type imports count.',
      {},
      { circular: true },
    ),
    forbid(
      'meet-in-contract',
      'Server and browser share nothing but contract: declare there what both have to know.',
      { path: '^(server|web|contract|e2e)/' },
      { path: '^(server|web|e2e)/', pathNot: '^$1/' },
    ),
    forbid(
      'contract-depends-on-zod-alone',
      'Contract runs in the browser and on the server; it may know zod, the data of the region and itself, nothing else.',
      { path: '^contract/src/', pathNot: tests },
      { pathNot: ['^contract/src/', regionParts, '(^|/)node_modules/zod/'] },
    ),
    forbid(
      'regions-depend-on-zod-alone',
      'A region is data that everything else builds on: it knows zod and itself, nothing else.',
      { path: '^regions/src/', pathNot: tests },
      { pathNot: ['^regions/src/', '(^|/)node_modules/zod/', '^(node:)?(fs|path|url)$'] },
    ),
    forbid(
      'data-of-the-region-by-its-parts',
      'Import from @lehrpfad/regions/parts: the build of the browser application replaces those by the data that they export.',
      { path: '^(contract|web)/src/', pathNot: tests },
      { path: '^regions/', pathNot: regionParts },
    ),
    forbid(
      'core-imports-no-feature',
      'The core serves every feature and knows none: hand in what it needs, or move the file up.',
      { path: '^(server|web)/src/core/', pathNot: tests },
      {
        path: [
          '^(server|web)/src/(features|app|commands)/',
          '^server/src/(app|housekeeping|main)\\.ts$',
          contractOf(names),
        ],
      },
    ),
    forbid(
      'contract-core-imports-no-feature',
      'What every contract file uses knows no feature.',
      { path: '^contract/src/', pathNot: [contractOf(names), tests] },
      { path: contractOf(names) },
    ),
  ];
}

function entriesOnly(): IRegularForbiddenRuleType[] {
  return [
    forbid(
      'app-by-the-entry-only',
      'app.ts puts the features together; only serve-board.ts, the commands and tests start it.',
      { pathNot: [entries, tests] },
      { path: '^server/src/app\\.ts$' },
    ),
    forbid(
      'loaded-when-needed',
      'The supervisor of several processes runs without the application, and a public board without demo data: import it dynamically.',
      { path: '^server/src/(main|serve-board)\\.ts$' },
      { path: '^server/src/(serve-board\\.ts$|commands/demo/)', dynamic: false },
    ),
    forbid(
      'lists-by-the-app-only',
      'housekeeping.ts lists what runs by the clock, register-features.ts the features; only app.ts and tests ask for them.',
      { pathNot: ['^server/src/app\\.ts$', tests] },
      { path: '^server/src/(housekeeping|register-features)\\.ts$' },
    ),
    forbid(
      'entry-by-nobody',
      'What an operator runs is imported by nobody but another command.',
      { pathNot: [entries, tests, '^(bench|e2e)/'] },
      { path: entries },
    ),
    forbid(
      'pages-by-the-entry-only',
      'web/src/app puts the features together; a feature that needs it is on the wrong layer.',
      { path: '^web/src/', pathNot: ['^web/src/(app/|main\\.tsx$)', tests] },
      { path: '^web/src/app/' },
    ),
  ];
}

function shippedCode(): IRegularForbiddenRuleType[] {
  return [
    forbid(
      'no-tests-in-the-product',
      'Move what the product needs out of the test.',
      { path: sources, pathNot: tests },
      { path: tests },
    ),
    forbid(
      'installed-with-the-product',
      'npm start installs without development packages: list this one under dependencies.',
      { path: sources, pathNot: tests },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'no-index-files',
      'Import from the file that has it; an index file only forwards, and ties everything together.',
      {},
      { path: '(^|/)index\\.tsx?$', pathNot: 'node_modules' },
    ),
    forbid('must-resolve', 'This import leads nowhere.', {}, { couldNotResolve: true }),
  ];
}

function aroundTables(): IRegularForbiddenRuleType[] {
  return [
    forbid(
      'drizzle-in-one-place',
      'Import from server/src/core/database/drizzle.ts, which loads the library in a tenth of the time.',
      { pathNot: '^server/src/core/database/drizzle\\.ts$' },
      { path: '(^|/)drizzle-orm/' },
    ),
    forbid(
      'tables-import-no-feature',
      'Statements of every layer refer to tables: a description knows the core and its contract alone.',
      { path: tables },
      { path: '^server/src/features/' },
    ),
    forbid(
      'tables-by-stores-only',
      'Columns are referred to where SQL stands: ask a store, or take the type of what it gives.',
      { path: '^server/src/features/', pathNot: [stores, tests] },
      { path: tables },
    ),
  ];
}

/** The rule: "A feature imports its own folder, its contract, the core, and features of a lower layer." */
function layerRules(root: string, layers: Layers): IRegularForbiddenRuleType[] {
  const features = listFeatures(root, layers).map(({ side, feature }) =>
    forbid(
      `layer-of-${side}-${feature}`,
      `${feature} may import features of a lower layer only: take a function as an argument, or put both together in app.`,
      { path: `^${side}/src/features/${feature}/`, pathNot: tests },
      {
        path: [
          `^${side}/src/features/${anyOf(outOfReach(layers, feature))}/`,
          contractOf(outOfReach(layers, feature)),
        ],
        pathNot: tables,
      },
    ),
  );
  const contracts = layers
    .flat()
    .map((feature) =>
      forbid(
        `layer-of-contract-${feature}`,
        `The contract of ${feature} may build on that of a lower layer only.`,
        { path: contractOf([feature]) },
        { path: contractOf(outOfReach(layers, feature)) },
      ),
    );
  return [...features, ...contracts];
}

/** Returns the import rules of docs/architecture.md for the project in the folder `root`. */
export function boundaryRules(root: string): IConfiguration {
  const layers = readLayers();
  return {
    forbidden: [
      ...wholeProject(layers.flat()),
      ...entriesOnly(),
      ...shippedCode(),
      ...aroundTables(),
      ...layerRules(root, layers),
    ],
    options: {
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|dist-[^/]+|test-results|report)/' },
      // Includes imports that do not exist at run time, especially types.
      tsPreCompilationDeps: true,
      combinedDependencies: false,
      skipAnalysisNotInRules: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
        mainFields: ['module', 'main', 'types'],
      },
    },
  };
}
