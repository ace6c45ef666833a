import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { simulatorLibraries, stubMswInWorker } from './packages/simulator/vite/stubMswInWorker.ts'
import { supportedBrowsers } from './scripts/build/browsers.ts'
import { bundleChecks } from './scripts/build/bundleChecks.ts'
import { codeLoading, filesOfImport } from './scripts/build/codeLoading.ts'
import { compressedCopies } from './scripts/build/compressedCopies.ts'
import { demoFiles } from './scripts/build/demoFiles.ts'
import { hiddenFiles } from './scripts/build/hiddenFiles.ts'
import { importMap } from './scripts/build/importMap.ts'
import { pageChunks } from './scripts/build/pageChunks.ts'
import { pagePreload } from './scripts/build/pagePreload.ts'
import { precompiledStyles } from './scripts/build/precompiledStyles.ts'
import { buildId } from './scripts/build/productBuild.ts'
import { thirdPartyNotices } from './scripts/build/thirdPartyNotices.ts'
import { devBackend } from './scripts/server/devBackend.ts'
import { pageHeadersOf } from './scripts/server/securityHeaders.ts'

const root = resolve(import.meta.dirname, 'packages/app')
const routerFolder = resolve(import.meta.dirname, 'node_modules/react-router/dist/production')

/**
 * The modules that every page loads form one chunk, because several small chunks would compress worse. preload.ts is a
 * separate chunk, because preload.ts runs before the start chunk.
 */
const startGroup = { name: 'start', tags: ['$initial' as const], test: /^(?!.*\/preload\.ts$)/ }

/** The settings that decide which code a page loads. */
const compilation = {
  root,
  plugins: [react(), precompiledStyles(import.meta.dirname), codeLoading(root)],
  resolve: {
    // The default entry of react-router is its development build, which contains warnings for developers.
    alias: [
      { find: /^react-router$/, replacement: resolve(routerFolder, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: resolve(routerFolder, 'dom-export.mjs') },
    ],
  },
  // Removes imports that only types use. If such an import remained without names, the page would load the imported
  // module at once, although other code imports this module on demand.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  build: {
    target: [...supportedBrowsers],
    rolldownOptions: {
      output: { codeSplitting: { groups: [startGroup] } },
      // No library here has side effects when a property of an unused value is read or set (`Form.displayName = …`).
      treeshake: { propertyReadSideEffects: false as const },
    },
  },
} satisfies UserConfig

export default defineConfig(async ({ command, isPreview }) => {
  const isBuild = command === 'build'
  const notices = thirdPartyNotices()
  return {
    ...compilation,
    publicDir: resolve(root, 'public'),
    plugins: [
      ...compilation.plugins,
      bundleChecks(),
      buildId(),
      notices.ofPage,
      pagePreload(root),
      importMap(),
      demoFiles(),
      compressedCopies(),
      hiddenFiles(import.meta.dirname),
      ...(isBuild || isPreview ? [] : [await devBackend(process.env)]),
    ],
    resolve: isBuild ? compilation.resolve : {},
    worker: { format: 'es' as const, plugins: () => [stubMswInWorker(), notices.ofWorker] },
    // In development, Vite finds only the libraries that the page imports, not the libraries of the demo's worker.
    optimizeDeps: { include: [...simulatorLibraries], rolldownOptions: { plugins: [stubMswInWorker()] } },
    build: {
      ...compilation.build,
      outDir: resolve(import.meta.dirname, 'dist'),
      emptyOutDir: true,
      // With the manifest, an e2e test finds the files that the budgets count.
      manifest: true,
      chunkImportMap: true,
      sourcemap: 'hidden' as const,
      reportCompressedSize: false,
      // The budgets of scripts/build check the sizes.
      chunkSizeWarningLimit: 10_000,
      modulePreload: { polyfill: false, resolveDependencies: filesOfImport },
      rolldownOptions: {
        ...compilation.build.rolldownOptions,
        output: {
          // index.html lists the files of every page, so long names would add some kilobytes to the login page. The
          // name of a shared chunk would be the name of one of its modules, and would not describe the other modules.
          chunkFileNames: ({ isDynamicEntry }: { readonly isDynamicEntry: boolean }) =>
            isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
          codeSplitting: { groups: [startGroup, ...(isBuild ? [await pageChunks(compilation)] : [])] },
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true, headers: pageHeadersOf('/') },
  }
})
