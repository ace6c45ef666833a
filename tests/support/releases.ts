import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@tandem/simulator/http'
import { importMapPolicy } from '../../scripts/build/importMap.ts'
import { productionSite } from '../../scripts/server/site.ts'
import { type ProductServer } from './productServer.ts'

const dist = join(import.meta.dirname, '../../dist')

export interface ReleasedProduct extends ProductServer {
  /** Replaces all files, as a new release does. */
  readonly release: () => void
  /** If `isCached` is true, the server sends the present `index.html` also after later releases, like a cache. */
  readonly cacheOldPage: (isCached: boolean) => void
}

/** Copies a build. Scripts and styles get new names. */
function copyBuild(to: string, build: number): void {
  const names = new Set(readdirSync(join(dist, 'assets')))
  const renamed = (text: string) =>
    text.replaceAll(/(?<![\w-])[\w-]+\.(?:js|css)\b/g, (name) =>
      names.has(name) ? name.replace('.', `_${build}.`) : name,
    )
  mkdirSync(join(to, 'assets'), { recursive: true })
  for (const name of names) {
    // Leaves out the compressed copies, because the server compresses the renamed files.
    if (/\.(?:br|gz)$/.test(name)) continue
    const from = join(dist, 'assets', name)
    if (/\.(?:js|css)$/.test(name))
      writeFileSync(join(to, 'assets', renamed(name)), renamed(readFileSync(from, 'utf8')))
    else cpSync(from, join(to, 'assets', name))
  }
  cpSync(join(dist, 'third-party-notices.txt'), join(to, 'third-party-notices.txt'))
  const { date, ...id } = JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8'))
  const nextDate = new Date(Date.parse(date) + build).toISOString()
  writeFileSync(join(to, 'version.json'), JSON.stringify({ ...id, commit: `build${build}`, date: nextDate }))
  const page = renamed(readFileSync(join(dist, 'index.html'), 'utf8'))
    .replace(date, nextDate)
    .replace(id.commit, `build${build}`)
  const [, importMap = ''] = /<script type="importmap">(.*?)<\/script>/.exec(page) ?? []
  const allowed = page.replace(/<meta http-equiv="Content-Security-Policy".*?>/, importMapPolicy(importMap))
  writeFileSync(join(to, 'index.html'), allowed)
}

export async function startReleases(): Promise<ReleasedProduct> {
  const root = mkdtempSync(join(tmpdir(), 'tandem-releases-'))
  let build = 0
  let page: ReturnType<typeof productionSite> | undefined
  const folder = () => join(root, String(build))
  const releaseNext = () => {
    build += 1
    copyBuild(folder(), build)
    return productionSite(folder())
  }
  let site = releaseNext()
  const host = await serve({
    port: 0,
    site: (request) => (new URL(request.url).pathname.includes('.') ? site(request) : (page ?? site)(request)),
  })
  return {
    origin: host.origin,
    release: () => {
      site = releaseNext()
    },
    cacheOldPage: (isCached) => {
      page = isCached ? site : undefined
    },
    async stop() {
      await host.close()
      rmSync(root, { recursive: true })
    },
  }
}
