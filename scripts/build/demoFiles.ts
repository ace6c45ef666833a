import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Removes msw's service worker, a file of the public folder, from a build without the demo (REL-7). */
export function demoFiles(): Plugin {
  let isDemoOff = false
  return {
    name: 'tandem-demo-files',
    apply: 'build',
    configResolved({ env }) {
      isDemoOff = env['VITE_DEMO'] === 'off'
    },
    // Runs after Vite has copied the public folder.
    async writeBundle({ dir = '' }) {
      if (isDemoOff) await rm(join(dir, 'mockServiceWorker.js'), { force: true })
    },
  }
}
