import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Chunk, chunkLoaders } from './bundle.ts'
import { pages } from './pages.ts'

export const charset = '<meta charset="utf-8" />'

/** Lets index.html load the code of the page at once, before the app's code has run. */
export function pagePreload(appFolder: string): Plugin {
  const script = join(appFolder, 'src/preload.ts')
  return {
    name: 'tandem-page-preload',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: script })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const preload = chunks.find(({ facadeModuleId }) => facadeModuleId === script)
        if (!preload) throw new Error('the build has no chunk of preload.ts')
        const scripts = [
          `<script type="application/json" id="page-files">${JSON.stringify(filesByPages(chunks))}</script>`,
          // Without `blocking`, the browser can show the page before this script has set the page's frame and colours.
          `<script type="module" blocking="render" src="/${preload.fileName}"></script>`,
        ]
        // The charset must be in the first 1,024 bytes.
        return html.replace(charset, (meta) => [meta, ...scripts].join('\n    '))
      },
    },
  }
}

/** Groups files that the same pages load. Leaves out the files that index.html itself loads. */
function filesByPages(chunks: readonly Chunk[]) {
  const groups = Map.groupBy(chunkLoaders(chunks, pages), ([, loading]) => loading.join())
  return [...groups.values()].map((group) => ({
    pages: group[0]?.[1],
    files: group.map(([{ fileName }]) => fileName),
  }))
}
