import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { precompiledStyles } from '../../scripts/build/precompiledStyles.ts'
import { temporaryTree, type TreeFiles } from '../support/temporaryTree.ts'

const app: TreeFiles = {
  'packages/app/index.html': '<script type="module" src="/src/main.ts"></script>',
  'packages/app/src/main.ts':
    "import { useCardStyles, rowHeight } from './Card.styles.ts'\nwindow.styles = [useCardStyles, rowHeight]",
  'packages/app/src/surface.ts':
    "import { tokens } from '@fluentui/react-components'\nexport const surface = { boxShadow: tokens.shadow2 }",
  'packages/app/src/Card.styles.ts': [
    "import { makeStyles, tokens } from '@fluentui/react-components'",
    "import { surface } from './surface.ts'",
    'export const rowHeight = 40',
    "export const useCardStyles = makeStyles({ root: { ...surface, color: tokens.colorBrandForeground1, paddingLeft: '1em' } })",
  ].join('\n'),
}

async function built(files: TreeFiles): Promise<string> {
  const tree = temporaryTree(files)
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(tree, 'node_modules'))
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: `${tree}/packages/app`,
    build: { write: false },
    plugins: [precompiledStyles(tree)],
  })
  if (!('output' in output)) throw new TypeError('one build was expected')
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

describe('precompiled styles', () => {
  test('are computed for a style file', async () => {
    const code = await built(app)
    expect(code).toMatch(/\.\w+\{color:var\(--colorBrandForeground1\);\}/)
    expect(code).toMatch(/\.\w+\{box-shadow:var\(--shadow2\);\}/)
    // The second rule is for languages such as Arabic, whose lines start on the right.
    expect(code).toMatch(/\.\w+\{padding-left:1em;\}/)
    expect(code).toMatch(/\.\w+\{padding-right:1em;\}/)
    expect(code).toMatch(/\b40\b/)
    // This name occurs only in rtl-css-js. The build must not contain rtl-css-js.
    expect(code).not.toContain('borderTopRightRadius')
  })

  test('are also computed for hooks from makeResetStyles', async () => {
    const reset =
      "export const useCardStyles = makeResetStyles({ color: tokens.colorBrandForeground1, ':hover': { paddingLeft: '1em' } })"
    const code = await built({
      ...app,
      'packages/app/src/Card.styles.ts': `import { makeResetStyles, tokens } from '@fluentui/react-components'\nexport const rowHeight = 40\n${reset}`,
    })
    expect(code).toMatch(/\.\w+\{color:var\(--colorBrandForeground1\);\}/)
    expect(code).toMatch(/\.\w+:hover\{padding-left:1em;\}/)
    expect(code).toMatch(/\.\w+:hover\{padding-right:1em;\}/)
    expect(code).not.toContain('borderTopRightRadius')
  })

  test('are computed for hooks in the file of a component', async () => {
    const main = [
      "import { makeStyles, tokens } from '@fluentui/react-components'",
      "import { createElement } from 'react'",
      "import { surface } from './surface.ts'",
      'const useCardStyles = makeStyles({',
      "  root: { ...surface, color: tokens.colorBrandForeground1, paddingLeft: '1em' },",
      '})',
      "const useLineStyles = makeStyles({ root: { marginRight: '2em' } })",
      'window.styles = [useCardStyles, useLineStyles, createElement, tokens.shadow4]',
    ].join('\n')
    const code = await built({ ...app, 'packages/app/src/main.ts': main })
    expect(code).toMatch(/\.\w+\{color:var\(--colorBrandForeground1\);\}/)
    expect(code).toMatch(/\.\w+\{box-shadow:var\(--shadow2\);\}/)
    expect(code).toMatch(/\.\w+\{margin-left:2em;\}/)
    expect(code).toContain('var(--shadow4)')
    expect(code).not.toContain('borderTopRightRadius')
  })

  test('a z-index token keeps its fallback', async () => {
    const main =
      "import { tokens } from '@fluentui/react-components'\nwindow.layers = [tokens.zIndexPopup, tokens.colorBrandForeground1]"
    const code = await built({ ...app, 'packages/app/src/main.ts': main })
    expect(code).toContain('var(--zIndexPopup, 2000)')
    expect(code).toContain('var(--colorBrandForeground1)')
  })

  test('styles are not computed for a file that exports other values than hooks, strings and numbers', async () => {
    const code = await built({
      ...app,
      'packages/app/src/Card.styles.ts': [
        "import { makeStyles, tokens } from '@fluentui/react-components'",
        'export const rowHeight = [40, 41]',
        'export const useCardStyles = makeStyles({ root: { color: tokens.colorBrandForeground1 } })',
      ].join('\n'),
    })
    expect(code).toMatch(/\[40,\s*41\]/)
    expect(code).toContain('var(--colorBrandForeground1)')
  })
})
