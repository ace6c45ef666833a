import { build, type Logger } from 'vite'
import { describe, expect, test } from 'vitest'
import { bundleChecks } from '../../scripts/build/bundleChecks.ts'
import type { Budget } from '../../scripts/build/budgets.ts'
import { temporaryTree, type TreeFiles } from '../support/temporaryTree.ts'

const page: TreeFiles = {
  'packages/app/index.html': '<script type="module" src="/main.ts"></script>',
  'packages/app/main.ts':
    "document.title = 'Tandem'\nvoid import('./LoginPage.ts')\nvoid import('../simulator/browser.ts')",
  'packages/app/LoginPage.ts': "import { label } from './label.ts'\ndocument.body.append(label, 'login page')",
  'packages/app/label.ts': "export const label = 'label of the login page'",
  'packages/simulator/browser.ts': "console.log('simulator')",
}

const roomy: Budget = { name: 'the login page is usable', modules: ['/app/LoginPage.ts'], kilobytes: 10 }

async function built(
  files: TreeFiles,
  budgets: readonly Budget[],
): Promise<{ readonly lines: readonly string[]; readonly failure: string }> {
  const tree = temporaryTree(files)
  const lines: string[] = []
  const take = (line: string) => void lines.push(line)
  const customLogger: Logger = {
    info: take,
    warn: take,
    warnOnce: take,
    error: take,
    clearScreen: () => undefined,
    hasErrorLogged: () => false,
    hasWarned: false,
  }
  try {
    await build({ configFile: false, root: `${tree}/packages/app`, customLogger, plugins: [bundleChecks(budgets)] })
    return { lines, failure: '' }
  } catch (error) {
    return { lines, failure: String(error) }
  }
}

describe('the production build', () => {
  test('passes if the simulator is only loaded on demand', async () => {
    const { lines, failure } = await built(page, [roomy])
    expect(failure).toBe('')
    expect(lines.join('\n')).toMatch(/JavaScript before the login page is usable: \d\.\d kB gzip of 10 kB/)
  })

  test('fails if the entry loads the simulator', async () => {
    const { failure } = await built(
      { ...page, 'packages/app/main.ts': "import '../simulator/browser.ts'\nvoid import('./LoginPage.ts')" },
      [roomy],
    )
    expect(failure).toMatch(
      /Production must not load the simulator, but assets\/index-.*\.js holds .*packages\/simulator\/browser\.ts/,
    )
  })

  test('fails if the entry statically loads msw', async () => {
    const { failure } = await built(
      {
        ...page,
        'packages/app/label.ts': "import 'msw'\nexport const label = 'l'",
        'packages/app/main.ts': "import './label.ts'\nvoid import('./LoginPage.ts')",
        'node_modules/msw/index.js': "console.log('msw')",
      },
      [roomy],
    )
    expect(failure).toMatch(/Production must not load the simulator, but .* holds .*node_modules\/msw\/index\.js/)
  })

  test('fails if a module is imported both lazily and statically', async () => {
    const { failure } = await built(
      {
        ...page,
        'packages/app/main.ts':
          "import { label } from './label.ts'\ndocument.title = label\nvoid import('./label.ts')\nvoid import('./LoginPage.ts')",
      },
      [roomy],
    )
    expect(failure).toMatch(/label\.ts is dynamically imported by .*main\.ts but also statically imported/)
  })

  test('the build fails if its code is larger than a budget', async () => {
    expect((await built(page, [{ ...roomy, kilobytes: 0.1 }])).failure).toMatch(
      /JavaScript before the login page is usable: \d\.\d kB gzip of 0\.1 kB is over budget .* Most of it: /,
    )
  })

  test('the build fails if a budget names a module that the build does not contain', async () => {
    expect((await built(page, [{ ...roomy, modules: ['/app/GonePage.ts'] }])).failure).toContain(
      'No chunk holds /app/GonePage.ts',
    )
  })
})
