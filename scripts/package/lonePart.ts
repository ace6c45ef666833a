import { join } from 'node:path'
import { build } from 'vite'
import { costlyPackages, type LonePart } from '../../tests/consumer/parts.ts'
import { type Chunk, gzipKilobytes, loadedChunks } from '../build/bundle.ts'

export interface PartCost {
  readonly kilobytes: number
  /** The costly packages that the component loads. */
  readonly packages: readonly string[]
}

/** Builds an app with a single component. The returned size of its code does not include React. */
export async function costOf(consumer: string, part: string): Promise<PartCost> {
  const entry = '\0lone-part'
  const output = await build({
    configFile: false,
    root: consumer,
    logLevel: 'error',
    plugins: [
      {
        name: 'lone-part',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { createRoot } from 'react-dom/client'
               import { createElement } from 'react'
               import { ${part} } from '@tandem/components'
               createRoot(document.body).render(createElement(${part}))`
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, external: /^react(?:-dom)?(?:\/|$)/, checks: { pluginTimings: false } },
    },
  })
  if (!('output' in output)) throw new TypeError('one build was expected')
  const chunks: readonly Chunk[] = loadedChunks(
    output.output.filter((file) => file.type === 'chunk'),
    [],
  )
  const loaded = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  )
  return {
    kilobytes: gzipKilobytes(chunks),
    packages: costlyPackages.filter((name) => loaded.some((id) => id.includes(join('node_modules', name, '/')))),
  }
}

export function costProblems({ name, kilobytes, packages }: LonePart, cost: PartCost): readonly string[] {
  return [
    ...(cost.kilobytes > kilobytes
      ? [`${name} alone takes ${cost.kilobytes.toFixed(1)} kB gzip, more than its limit of ${kilobytes} kB.`]
      : []),
    ...cost.packages
      .filter((each) => !packages.includes(each))
      .map((each) => `${name} alone loads ${each}, which it has no use for.`),
  ]
}
