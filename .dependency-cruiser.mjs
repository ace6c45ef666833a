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
 * The allowed imports (docs/architecture.md). tests/tools/boundaries.test.ts has a tree that breaks each rule.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that resolves to nothing: a wrong path, or a part of a package that it does not export.',
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
      comment: 'core <- resources.',
      severity: 'error',
      from: { path: '^packages/contract/src/core/', pathNot: testFiles() },
      to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/(core/|constants\\.ts$)' },
    },
    {
      name: 'contract-resources-know-schemas-and-rules',
      comment: 'A resource imports schemas and rules of another resource, and no lists of all resources.',
      severity: 'error',
      from: { path: '^packages/contract/src/([^/]+)/', pathNot: testFiles() },
      to: {
        path: '^packages/contract/src/',
        pathNot: '^packages/contract/src/($1/|core/|constants\\.ts$|[^/]+/(schema|rules)\\.ts$)',
      },
    },
    {
      name: 'components-know-nobody',
      comment: 'Props in, callbacks out: no other package, no state, data, routing or form library.',
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
      comment:
        'The app stays free of the simulator: main.tsx alone starts the demo; tests may use it as their backend.',
      severity: 'error',
      from: { path: '^packages/app/', pathNot: `^packages/app/testing/|^packages/app/src/main\\.tsx$|${testFiles()}` },
      to: { path: '^packages/simulator/' },
    },
    {
      name: 'main-loads-the-browser-host-late',
      comment: 'main.tsx loads the simulator by a dynamic import only, and only its browser host.',
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
      comment: 'shared <- entities <- features <- shell.',
      severity: 'error',
      from: { path: '^packages/app/src/shared/' },
      to: { path: '^packages/app/src/(entities/|features/|shell/|main\\.tsx$)' },
    },
    {
      name: 'app-entities-know-no-feature',
      comment: 'shared <- entities <- features <- shell.',
      severity: 'error',
      from: { path: '^packages/app/src/entities/' },
      to: { path: '^packages/app/src/(features/|shell/|main\\.tsx$)' },
    },
    {
      name: 'app-entities-know-no-other-entity',
      comment: 'A noun that two entities need is in the contract.',
      severity: 'error',
      from: { path: '^packages/app/src/entities/([^/]+)/' },
      to: { path: '^packages/app/src/entities/', pathNot: '^packages/app/src/entities/$1/' },
    },
    {
      name: 'app-features-know-no-shell',
      comment: 'shared <- entities <- features <- shell.',
      severity: 'error',
      from: { path: '^packages/app/src/features/' },
      to: { path: '^packages/app/src/(shell/|main\\.tsx$)' },
    },
    {
      name: 'app-features-know-no-other-feature',
      comment: 'Where two features meet, a page of the shell combines them, or an entity has what both need.',
      severity: 'error',
      from: { path: '^packages/app/src/features/([^/]+)/' },
      to: { path: '^packages/app/src/features/', pathNot: '^packages/app/src/features/$1/' },
    },
    {
      name: 'app-lowest-folders-know-each-other-only',
      comment: 'The lowest folders of shared <- jobs <- the patterns of pages.',
      severity: 'error',
      from: { path: `^packages/app/src/shared/(${lowestFolders})/`, pathNot: testFiles() },
      to: { path: '^packages/app/src/shared/', pathNot: `^packages/app/src/shared/(${lowestFolders})/` },
    },
    {
      name: 'app-jobs-know-the-lowest-folders-only',
      comment: 'The lowest folders of shared <- jobs <- the patterns of pages.',
      severity: 'error',
      from: { path: '^packages/app/src/shared/jobs/', pathNot: testFiles() },
      to: { path: '^packages/app/src/shared/', pathNot: `^packages/app/src/shared/(jobs|${lowestFolders})/` },
    },
    {
      name: 'simulator-core-knows-core-only',
      comment: 'core <- domain <- handlers <- hosts.',
      severity: 'error',
      from: { path: '^packages/simulator/src/core/', pathNot: testFiles() },
      to: { path: '^packages/simulator/src/(?!core/)' },
    },
    {
      name: 'simulator-domain-knows-core-only',
      comment: 'core <- domain <- handlers <- hosts.',
      severity: 'error',
      from: { path: '^packages/simulator/src/domain/', pathNot: testFiles() },
      to: { path: '^packages/simulator/src/(?!core/|domain/)' },
    },
    ...folderRules,
    {
      name: 'simulator-handlers-know-no-hosts',
      comment: 'core <- domain <- handlers <- hosts: what happens is the same in every host.',
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
    // Pages of other table libraries for comparison. They have separate packages.
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

/** Tests, stories, and the first page of the Storybook. */
function testFiles() {
  return '\\.(test|stories|fixtures|e2e)\\.tsx?$|^packages/components/src/welcome/'
}
