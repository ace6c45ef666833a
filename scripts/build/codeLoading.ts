import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Replaces the function through which Vite's builds import code on demand. Vite's own asks the browser for a module
 * that may fail, and Chromium never asks for a failed module again; ours fetches the files first (`importCode.ts`).
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

/** The files of an import. Vite names them only where there are several. */
export const filesOfImport = (file: string, imported: readonly string[]): string[] => [...new Set([file, ...imported])]
