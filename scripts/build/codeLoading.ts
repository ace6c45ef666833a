import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Replaces the function with which Vite's builds import code on demand. Vite's function imports a module directly, but
 * Chromium never requests a failed module again. Ours first fetches the files (`importCode.ts`).
 */
export function codeLoading(appFolder: string): Plugin {
  return {
    name: 'tandem-code-loading',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { importCode as __vitePreload } from ${JSON.stringify(join(appFolder, 'src/importCode.ts'))}`
        : undefined,
  }
}

/** The files of an import. Vite lists them only if the import has several files. */
export const filesOfImport = (file: string, imported: readonly string[]): string[] => [...new Set([file, ...imported])]
