import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Replaces Vite's function for imports on demand, because Chromium does not request a failed module again. */
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

/** The files of a dynamic import. Vite's list `imported` is empty if the import needs only `file`. */
export const filesOfImport = (file: string, imported: readonly string[]): string[] => [...new Set([file, ...imported])]
