import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { precompiledStyles } from '../build/precompiledStyles.ts'
import { runCommand } from '../stages/stage.ts'
import { PlainError } from '../cli/plainError.ts'
import { packageManifest, withBuiltPaths, type WorkspaceManifest } from './packageManifest.ts'

const root = resolve(import.meta.dirname, '../..')
const workspace = join(root, 'packages/components')

export const packageFolder = join(workspace, 'dist')

/** Writes JavaScript and declarations for each source file, and a package.json. */
export async function buildPackage(): Promise<void> {
  rmSync(packageFolder, { recursive: true, force: true })
  await Promise.all([buildModules(), buildDeclarations()])
  const manifest: WorkspaceManifest = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'))
  writeFileSync(join(packageFolder, 'package.json'), `${JSON.stringify(packageManifest(manifest), null, 2)}\n`)
  copyFileSync(join(workspace, 'README.md'), join(packageFolder, 'README.md'))
}

async function buildModules(): Promise<void> {
  await build({
    configFile: false,
    root: workspace,
    logLevel: 'warn',
    plugins: [react(), precompiledStyles(root)],
    build: {
      outDir: packageFolder,
      // The compiler writes the declarations into this folder at the same time.
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: ['index.ts', 'theme/styleFragments.ts'].map((file) => join(workspace, 'src', file)),
        formats: ['es'],
      },
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Other packages are dependencies of this package, so the build does not include their code.
        external: (id) => !/^[./\0]/.test(id),
        output: { preserveModules: true, preserveModulesRoot: join(workspace, 'src'), entryFileNames: '[name].js' },
      },
    },
  })
}

async function buildDeclarations(): Promise<void> {
  const { hasPassed, output } = await runCommand(['tsc', '--project', join(workspace, 'tsconfig.build.json')])
  if (!hasPassed) throw new PlainError(`The declarations could not be written:\n${output}`)
  for (const file of globSync('**/*.d.ts', { cwd: packageFolder })) {
    const path = join(packageFolder, file)
    writeFileSync(path, withBuiltPaths(readFileSync(path, 'utf8')))
  }
}
