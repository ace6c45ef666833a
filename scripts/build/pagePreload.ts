import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Chunk, loadedChunks } from './bundle.ts'

const signedIn = 'src/shell/SignedInLayout.tsx'
const page = [signedIn, 'src/shell/signedInPages.ts']
const list = [...page, 'src/shared/lists/ListPage.tsx']

/** Modules that a page loads on demand, by the first part of its address; `*` is for all other addresses. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '': [signedIn, 'src/shell/pages/HomePage.tsx'],
  '*': [signedIn],
  calls: [...list, 'src/features/calls/pages/CallsPage.tsx'],
  clients: [...list, 'src/features/clients/pages/ClientsPage.tsx'],
  login: ['src/features/auth/pages/LoginPage.tsx'],
  messages: [...page, 'src/features/inbox/pages/InboxPage.tsx'],
  profiles: [...list, 'src/features/profiles/pages/ProfilesPage.tsx'],
  recipients: [...list, 'src/features/recipients/pages/RecipientsPage.tsx'],
  sequences: [...list, 'src/features/sequences/pages/SequencesPage.tsx'],
  settings: [...page, 'src/features/settings/pages/SettingsPage.tsx'],
  team: [...list, 'src/features/team/pages/TeamPage.tsx'],
}

/**
 * Lets index.html load the code of the page at its address at once: the names of the files by pages, and the script
 * (`preload.ts`) that reads them. Without it, a page's code is asked for only when the app's code has run.
 */
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
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const preload = chunks.find(({ facadeModuleId }) => facadeModuleId === script)
        if (!preload) throw new Error('the build has no chunk of preload.ts')
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'page-files' },
            children: JSON.stringify(filesByPages(chunks)),
            injectTo: 'head-prepend',
          },
          { tag: 'script', attrs: { type: 'module', src: `/${preload.fileName}` }, injectTo: 'head-prepend' },
        ]
      },
    },
  }
}

/** The files that pages load, each once, with the pages that load them. Without those that index.html itself loads. */
function filesByPages(chunks: readonly Chunk[]) {
  const atOnce = new Set(loadedChunks(chunks, []))
  const pagesOf = new Map<string, string[]>()
  for (const [page, modules] of Object.entries(pages))
    for (const chunk of loadedChunks(chunks, modules))
      if (!atOnce.has(chunk)) pagesOf.set(chunk.fileName, [...(pagesOf.get(chunk.fileName) ?? []), page])
  const groups = Map.groupBy(pagesOf, ([, loading]) => loading.join())
  return [...groups.values()].map((group) => ({
    pages: group[0]?.[1],
    files: group.map(([fileName]) => fileName),
  }))
}
