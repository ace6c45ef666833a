import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { scriptPolicy } from '../server/securityHeaders.ts'
import { charset } from './pagePreload.ts'

const asset = 'importmap.json'

/** Returns a meta tag with the page's policy for scripts. The policy allows the import map. */
export function importMapPolicy(importMap: string | Uint8Array): string {
  const hash = createHash('sha256').update(importMap).digest('base64')
  return `<meta http-equiv="Content-Security-Policy" content="${scriptPolicy([`'sha256-${hash}'`])}" />`
}

/**
 * Adds a policy to index.html that allows Vite's import map. With the map, only files with changed code get new names
 * (REL-5).
 */
export function importMap(): Plugin {
  return {
    name: 'tandem-import-map',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const map = bundle[asset]
        if (map?.type !== 'asset') throw new Error('the build has no import map')
        return html.replace(charset, `${charset}\n    ${importMapPolicy(map.source)}`)
      },
    },
    generateBundle(_, bundle) {
      delete bundle[asset]
    },
  }
}
