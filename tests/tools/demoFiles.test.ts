import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test, vi } from 'vitest'
import { demoFiles } from '../../scripts/build/demoFiles.ts'
import { temporaryTree } from '../support/temporaryTree.ts'

test.each(['on', 'off'])(
  "REL-7 the build contains the demo's service worker unless VITE_DEMO is off (VITE_DEMO: %s)",
  async (demo) => {
    vi.stubEnv('VITE_DEMO', demo)
    const root = temporaryTree({
      'index.html': '<!doctype html><title>Tandem</title>',
      'public/mockServiceWorker.js': '',
      'public/favicon.svg': '<svg/>',
    })
    await build({ root, configFile: false, logLevel: 'error', plugins: [demoFiles()] })
    const isBuilt = (file: string) => existsSync(join(root, 'dist', file))
    expect(isBuilt('favicon.svg')).toBe(true)
    expect(isBuilt('mockServiceWorker.js')).toBe(demo === 'on')
  },
)
