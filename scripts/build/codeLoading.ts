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

/** Vite lists the files only if the import has several. */
export const filesOfImport = (file: string, imported: readonly string[]): string[] => [...new Set([file, ...imported])]
