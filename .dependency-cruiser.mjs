/** The folders of the simulator's domain, lowest first. A folder imports only itself and folders before it. */
export const simulatorFolders = [
  'rows',
  'stats',
  'conversations',
  'dialogue',
  'campaign/plan',
  'campaign/run',
  'campaign/forecast',
  'views',
  'billing',
  'messaging',
  'calls',
  'people',
  'sequences',
  'imports',
  'reports',
  'lists',
]

/** The folders of the app's shared code that every other folder may use. */
const lowestFolders = 'api|session|time|text|storage|router|toast'

/** @type {import('dependency-cruiser').IRegularForbiddenRuleType[]} */
const folderRules = simulatorFolders.map((folder, index) => ({
  name: `simulator-folder-${folder.replace('/', '-')}`,
  comment: 'A folder of the domain imports only lower folders.',
  severity: 'error',
  from: { path: `^packages/simulator/src/domain/${folder}/`, pathNot: testFiles() },
  to: {
    path: '^packages/simulator/src/domain/',
    pathNot: `^packages/simulator/src/domain/(${simulatorFolders.slice(0, index + 1).join('|')})/`,
  },
}))

/**
 * The allowed imports (docs/architecture.md). For each rule, tests/tools/boundaries.test.ts has a tree of files that
 * breaks the rule.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Modules do not import each other in a circle. Join the modules, or move their common code to another module.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads to no file: the path is wrong, or the package does not export this path.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'Each package lists its imports in its own package.json.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: testFiles() },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    },
    {
      name: 'packages-by-name',
      comment: 'Another package is imported by its name, through its exports, never by a path to its files.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'packages-know-no-tools',
      comment: 'Product code does not depend on tests or scripts.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: testFiles() },
      to: { path: `^(tests|scripts)/|${testFiles()}` },
    },
    {
      name: 'contract-knows-nobody',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^packages/(?!contract/)' },
    },
    {
      name: 'contract-core-knows-no-resource',
      comment: 'The core of the contract imports no resource.',
      severity: 'error',
      from: { path: '^packages/contract/src/core/', pathNot: testFiles() },
      to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/(core/|constants\\.ts$)' },
    },
    {
      name: 'contract-resources-know-schemas-and-rules',
      comment:
        'A resource imports only schemas and rules of other resources, but no module that collects all resources.',
      severity: 'error',
      from: { path: '^packages/contract/src/([^/]+)/', pathNot: testFiles() },
      to: {
        path: '^packages/contract/src/',
        pathNot: '^packages/contract/src/($1/|core/|constants\\.ts$|[^/]+/(schema|rules)\\.ts$)',
      },
    },
    {
      name: 'components-know-nobody',
      comment: 'Components import no other package, and no library for state, data, routing or forms.',
      severity: 'error',
      from: { path: '^packages/components/' },
      to: {
        path: [
          '^packages/(?!components/)',
          'node_modules/(jotai|jotai-tanstack-query|@tanstack/(query-core|react-query)|react-router|react-router-dom|final-form|final-form-arrays|react-final-form)/',
        ],
      },
    },
    {
      name: 'simulator-knows-contract-only',
      severity: 'error',
      from: { path: '^packages/simulator/' },
      to: { path: '^packages/(?!simulator/|contract/)' },
    },
    {
      name: 'only-main-knows-the-simulator',
      comment: 'Only main.tsx imports the simulator, to start the demo. Tests may use the simulator as their backend.',
      severity: 'error',
      from: { path: '^packages/app/', pathNot: `^packages/app/testing/|^packages/app/src/main\\.tsx$|${testFiles()}` },
      to: { path: '^packages/simulator/' },
    },
    {
      name: 'main-loads-the-browser-host-late',
      comment: 'main.tsx loads the simulator only by a dynamic import.',
      severity: 'error',
      from: { path: '^packages/app/src/main\\.tsx$' },
      to: { path: '^packages/simulator/', dynamic: false },
    },
    {
      name: 'main-knows-the-browser-host-only',
      severity: 'error',
      from: { path: '^packages/app/src/main\\.tsx$' },
      to: { path: '^packages/simulator/', pathNot: '^packages/simulator/src/hosts/browser/' },
    },
    {
      name: 'app-shared-knows-no-product',
      comment: 'Shared code imports no entity, no feature and no shell (shared <- entities <- features <- shell).',
      severity: 'error',
      from: { path: '^packages/app/src/shared/' },
      to: { path: '^packages/app/src/(entities/|features/|shell/|main\\.tsx$)' },
    },
    {
      name: 'app-entities-know-no-feature',
      comment: 'An entity imports no feature and no shell (shared <- entities <- features <- shell).',
      severity: 'error',
      from: { path: '^packages/app/src/entities/' },
      to: { path: '^packages/app/src/(features/|shell/|main\\.tsx$)' },
    },
    {
      name: 'app-entities-know-no-other-entity',
      comment: 'Types and rules that two entities need are in the contract.',
      severity: 'error',
      from: { path: '^packages/app/src/entities/([^/]+)/' },
      to: { path: '^packages/app/src/entities/', pathNot: '^packages/app/src/entities/$1/' },
    },
    {
      name: 'app-features-know-no-shell',
      comment: 'A feature imports no shell (shared <- entities <- features <- shell).',
      severity: 'error',
      from: { path: '^packages/app/src/features/' },
      to: { path: '^packages/app/src/(shell/|main\\.tsx$)' },
    },
    {
      name: 'app-features-know-no-other-feature',
      comment:
        'Features do not import each other. A page of the shell combines them, and an entity has their common code.',
      severity: 'error',
      from: { path: '^packages/app/src/features/([^/]+)/' },
      to: { path: '^packages/app/src/features/', pathNot: '^packages/app/src/features/$1/' },
    },
    {
      name: 'app-lowest-folders-know-each-other-only',
      comment: 'The lowest folders of shared import only each other.',
      severity: 'error',
      from: { path: `^packages/app/src/shared/(${lowestFolders})/`, pathNot: testFiles() },
      to: { path: '^packages/app/src/shared/', pathNot: `^packages/app/src/shared/(${lowestFolders})/` },
    },
    {
      name: 'app-jobs-know-the-lowest-folders-only',
      comment: 'The folder jobs imports only the lowest folders of shared.',
      severity: 'error',
      from: { path: '^packages/app/src/shared/jobs/', pathNot: testFiles() },
      to: { path: '^packages/app/src/shared/', pathNot: `^packages/app/src/shared/(jobs|${lowestFolders})/` },
    },
    {
      name: 'simulator-core-knows-core-only',
      comment: 'The core imports no other folder of the simulator (core <- domain <- handlers <- hosts).',
      severity: 'error',
      from: { path: '^packages/simulator/src/core/', pathNot: testFiles() },
      to: { path: '^packages/simulator/src/(?!core/)' },
    },
    {
      name: 'simulator-domain-knows-core-only',
      comment: 'The domain imports only the core (core <- domain <- handlers <- hosts).',
      severity: 'error',
      from: { path: '^packages/simulator/src/domain/', pathNot: testFiles() },
      to: { path: '^packages/simulator/src/(?!core/|domain/)' },
    },
    ...folderRules,
    {
      name: 'simulator-handlers-know-no-hosts',
      comment: 'Handlers import no host, so that all hosts behave equally (core <- domain <- handlers <- hosts).',
      severity: 'error',
      from: { path: '^packages/simulator/src/(handlers|control|seed|scenarios)/', pathNot: testFiles() },
      to: { path: '^packages/simulator/src/hosts/' },
    },
    {
      name: 'only-the-store-knows-mswjs-data',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/simulator/src/core/store\\.ts$' },
      to: { path: 'node_modules/@mswjs/data/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // These pages measure other table libraries for comparison, and have a separate package.json.
    exclude: { path: '^tests/bench/peers/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}

/** Returns a pattern for the paths of tests, stories, fixtures, and the first page of the Storybook. */
function testFiles() {
  return '\\.(test|stories|fixtures|e2e)\\.tsx?$|^packages/components/src/welcome/'
}
