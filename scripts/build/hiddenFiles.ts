import { globSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

export const manifestPath = (root: string): string => join(root, '.cache/build/manifest.json')

/** Moves Vite's manifest and the source maps out of the served folder, because they show the sources. */
export function hiddenFiles(root: string): Plugin {
  let isWritten = false
  return {
    name: 'tandem-hidden-files',
    apply: 'build',
    writeBundle() {
      isWritten = true
    },
    async closeBundle() {
      if (!isWritten) return
      const manifest = manifestPath(root)
      await mkdir(dirname(manifest), { recursive: true })
      await cp(join(root, 'dist/.vite/manifest.json'), manifest)
      await rm(join(root, 'dist/.vite'), { recursive: true })
      await rm(join(root, 'dist-maps'), { recursive: true, force: true })
      await mkdir(join(root, 'dist-maps/assets'), { recursive: true })
      for (const map of globSync('assets/*.map', { cwd: join(root, 'dist') }))
        await rename(join(root, 'dist', map), join(root, 'dist-maps', map))
    },
  }
}
