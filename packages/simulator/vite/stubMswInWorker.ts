interface StubPlugin {
  readonly name: string
  readonly enforce: 'pre'
  resolveId(id: string, importer: string | undefined): string | undefined
  load(id: string): string | undefined
}

const stub = '\0tandem:msw-stub'

/** `optimizeDeps.include` must list these libraries, because Vite's dev server does not search workers for imports. */
export const simulatorLibraries = [
  '@mswjs/data',
  '@mswjs/data/lib/glossary.js',
  'hono/router/reg-exp-router',
  'hono/router/smart-router',
  'hono/router/trie-router',
  'msw/browser',
  'msw/http',
  'papaparse',
  'qs',
  'read-excel-file/universal',
  'tinyqueue',
] as const

/** Gives @mswjs/data an empty `msw`, because the real package cannot be loaded in a worker. */
export function stubMswInWorker(): StubPlugin {
  return {
    name: 'tandem-stub-msw-in-worker',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'msw' && importer?.includes('@mswjs/data') ? stub : undefined),
    load: (id) =>
      id === stub
        ? 'export const http = {}\nexport const graphql = {}\nexport const HttpResponse = {}\nexport const delay = {}\n'
        : undefined,
  }
}
