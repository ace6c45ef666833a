import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { simulatorLibraries, stubMswInWorker } from './packages/simulator/vite/stubMswInWorker.ts'
import { bundleChecks } from './scripts/build/bundleChecks.ts'
import { codeLoading, filesOfImport } from './scripts/build/codeLoading.ts'
import { compressedCopies } from './scripts/build/compressedCopies.ts'
import { hiddenManifest } from './scripts/build/hiddenManifest.ts'
import { pageChunks } from './scripts/build/pageChunks.ts'
import { pagePreload } from './scripts/build/pagePreload.ts'
import { precompiledStyles } from './scripts/build/precompiledStyles.ts'
import { buildId } from './scripts/build/productBuild.ts'
import { unusedRouterParts } from './scripts/build/unusedRouterParts.ts'
import { devBackend } from './scripts/server/devBackend.ts'
import { securityHeaders } from './scripts/server/securityHeaders.ts'

const root = resolve(import.meta.dirname, 'packages/app')
const routerFolder = resolve(import.meta.dirname, 'node_modules/react-router/dist/production')

/** The group of all that every page loads: small chunks that are always loaded together compress worse. */
const startGroup = { name: 'start', tags: ['$initial' as const], test: /^(?!.*\/preload\.ts$)/ }

/** All that decides which code a page loads. */
const compilation = {
  root,
  plugins: [react(), precompiledStyles(import.meta.dirname), unusedRouterParts(), codeLoading(root)],
  resolve: {
    // The package's own entry is its development build, with warnings that only a developer reads.
    alias: [
      { find: /^react-router$/, replacement: resolve(routerFolder, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: resolve(routerFolder, 'dom-export.mjs') },
    ],
  },
  // An import of types alone is none: kept as one of nothing, it would load a part that is imported on demand
  // elsewhere.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: { codeSplitting: { groups: [startGroup] } },
      // No library here does its work by reading or setting a property of something that is used nowhere
      // (`Form.displayName = …`).
      treeshake: { propertyReadSideEffects: false as const },
    },
  },
} satisfies UserConfig

export default defineConfig(async ({ command, isPreview }) => {
  const isBuild = command === 'build'
  return {
    ...compilation,
    publicDir: resolve(root, 'public'),
    plugins: [
      ...compilation.plugins,
      bundleChecks(),
      buildId(),
      pagePreload(root),
      compressedCopies(),
      hiddenManifest(import.meta.dirname),
      ...(isBuild || isPreview ? [] : [await devBackend(process.env)]),
    ],
    resolve: isBuild ? compilation.resolve : {},
    worker: { format: 'es' as const, plugins: () => [stubMswInWorker()] },
    // In development the demo's worker takes its libraries from here; named, as the page's own imports do not lead to
    // them.
    optimizeDeps: { include: [...simulatorLibraries], rolldownOptions: { plugins: [stubMswInWorker()] } },
    build: {
      ...compilation.build,
      outDir: resolve(import.meta.dirname, 'dist'),
      emptyOutDir: true,
      // Which chunks belong to which module: the e2e tests hold back all that the budgets do not count.
      manifest: true,
      reportCompressedSize: false,
      // Sizes are watched by the budgets of scripts/build.
      chunkSizeWarningLimit: 10_000,
      modulePreload: { polyfill: false, resolveDependencies: filesOfImport },
      rolldownOptions: {
        ...compilation.build.rolldownOptions,
        output: {
          // The start lists the files of every page: a long name of each would cost the login page some kilobytes. A
          // part that pages share is named after any of its modules, which says nothing.
          chunkFileNames: ({ isDynamicEntry }: { readonly isDynamicEntry: boolean }) =>
            isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
          codeSplitting: { groups: [startGroup, ...(isBuild ? [await pageChunks(compilation)] : [])] },
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true, headers: securityHeaders },
  }
})
