interface StubPlugin {
  readonly name: string
  readonly enforce: 'pre'
  resolveId(id: string, importer: string | undefined): string | undefined
  load(id: string): string | undefined
}

const stub = '\0tandem:msw-stub'

/**
 * Libraries that the worker of the browser host uses, for `optimizeDeps.include`. Vite's dev server does not scan
 * workers.
 */
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
 * Gives @mswjs/data an empty `msw`, which that library uses only to generate request handlers. The real package needs
 * `localStorage` and cannot be loaded in a worker. Add the plugin to `worker.plugins` for the build, and to
 * `optimizeDeps.rolldownOptions.plugins` for the dev server.
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
