import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { loadedChunks } from './bundle.ts'
import { pages } from './pages.ts'

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Leaves out HTML, because a deployment can change the settings in the page after the build. */
const textFiles = '**/*.{css,js,json,svg,txt,webmanifest}'

/**
 * Brotli quality of all files except the scripts that a page loads at its start. This quality is 30 times faster than
 * the best quality.
 */
const otherQuality = 9

/** Writes a Brotli (`.br`) and a gzip (`.gz`) copy next to each text file, as static servers expect them. */
export function compressedCopies(): Plugin {
  const startFiles = new Set<string>()
  let folder = ''
  return {
    name: 'tandem-compressed-copies',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      folder = dir
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const modules = [...new Set(Object.values(pages).flat())]
      for (const { fileName } of loadedChunks(chunks, modules)) startFiles.add(fileName)
    },
    // Runs after Vite has copied the public folder.
    async closeBundle() {
      if (folder === '') return
      await Promise.all(
        globSync(textFiles, { cwd: folder }).map(async (file) => {
          const path = join(folder, file)
          const bytes = await readFile(path)
          const quality = startFiles.has(file) ? constants.BROTLI_MAX_QUALITY : otherQuality
          await writeFile(`${path}.br`, await brotli(bytes, quality))
          await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
        }),
      )
    },
  }
}
