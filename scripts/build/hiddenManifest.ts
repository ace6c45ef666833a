import { cp, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Path of the manifest of the last build. */
export const manifestPath = (root: string): string => join(root, '.cache/build/manifest.json')

/** Moves Vite's manifest out of the served folder, because it names the source files. */
export function hiddenManifest(root: string): Plugin {
  return {
    name: 'tandem-hidden-manifest',
    apply: 'build',
    async closeBundle() {
      const target = manifestPath(root)
      await mkdir(dirname(target), { recursive: true })
      await cp(join(root, 'dist/.vite/manifest.json'), target)
      await rm(join(root, 'dist/.vite'), { recursive: true })
    },
  }
}
