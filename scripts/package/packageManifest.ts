export interface WorkspaceManifest {
  readonly name: string
  readonly version: string
  readonly description?: string
  readonly sideEffects: boolean
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

export function packageManifest({
  name,
  version,
  description,
  sideEffects,
  dependencies,
  peerDependencies,
}: WorkspaceManifest) {
  return {
    name,
    version,
    ...(description === undefined ? {} : { description }),
    type: 'module',
    sideEffects,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './styles': { types: './theme/styleFragments.d.ts', default: './theme/styleFragments.js' },
      './package.json': './package.json',
    },
    // For tools that do not read `exports`.
    types: './index.d.ts',
    dependencies,
    peerDependencies,
  } as const
}

/** Renames the imports of a declaration to the package's files: `./Panel.tsx` becomes `./Panel.js`. */
export function withBuiltPaths(declarations: string): string {
  return declarations.replace(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js')
}
