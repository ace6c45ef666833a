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
    // Tools that do not read `exports` find the types here.
    types: './index.d.ts',
    dependencies,
    peerDependencies,
  } as const
}

/** In type declarations, an import of a source file becomes an import of the built file: `./Panel.js`. */
export function withBuiltPaths(declarations: string): string {
  return declarations.replace(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js')
}
