/** The part of a Vite plugin that this one is. */
interface StubPlugin {
  readonly name: string
  readonly enforce: 'pre'
  resolveId(id: string, importer: string | undefined): string | undefined
  load(id: string): string | undefined
}

const stub = '\0tandem:msw-stub'

/** What the worker of the browser host loads: for `optimizeDeps.include`, as Vite's development server does not look into workers. */
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

/**
 * For `worker.plugins`, and for `optimizeDeps.rolldownOptions.plugins` in development: gives @mswjs/data an empty `msw`. It asks for it only to generate request handlers, which nothing here does, and msw's
 * core wants `localStorage`, which workers have not.
 */
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
