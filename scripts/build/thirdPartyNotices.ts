import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Matches the folder of a package: `…/node_modules/react-dom`. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** Matches the name of a file with a license or a notice. */
const termsFile = /^(?:licen[cs]e|copying|notice)/i

function noticeOf(folder: string): string {
  const { name, version, license = 'see its source' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const terms = readdirSync(folder)
    .filter((file) => termsFile.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${name} ${version}`, `License: ${license}`, ...terms].join('\n\n')
}

/** Writes `third-party-notices.txt`, the licenses of all packages in the build (REL-8). */
export function thirdPartyNotices(): { readonly ofPage: Plugin; readonly ofWorker: Plugin } {
  const folders = new Set<string>()
  const addFolders = (bundle: Rolldown.OutputBundle) => {
    for (const output of Object.values(bundle))
      for (const id of output.type === 'chunk' ? output.moduleIds : []) {
        const [folder] = packageFolder.exec(id.replace('\0', '')) ?? []
        if (folder !== undefined) folders.add(folder)
      }
  }
  return {
    ofWorker: { name: 'tandem-worker-notices', generateBundle: (_, bundle) => addFolders(bundle) },
    ofPage: {
      name: 'tandem-third-party-notices',
      apply: 'build',
      generateBundle(_, bundle) {
        addFolders(bundle)
        const line = `\n\n${'-'.repeat(80)}\n\n`
        const source = `Tandem contains these packages.${line}${[...folders].map(noticeOf).toSorted().join(line)}\n`
        this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source })
      },
    },
  }
}
