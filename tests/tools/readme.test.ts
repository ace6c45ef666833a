import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { supportedBrowsers } from '../../scripts/build/browsers.ts'
import { pageHeadersOf, securityHeaders } from '../../scripts/server/securityHeaders.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const nginx = read('deploy/nginx.conf.template')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

describe('the nginx configuration', () => {
  test('has the security headers that npm start sends', () => {
    const [, openerPolicy, paymentPolicy] =
      /map \$request_uri \$opener_policy \{\s+default (\S+);\s+~\*\^\/payment- (\S+);/.exec(nginx) ?? []
    expect(paymentPolicy).toBe(pageHeadersOf('/payment-1profile-monthly')['Cross-Origin-Opener-Policy'])
    const lines = [...nginx.matchAll(/^ *add_header (\S+) "([^"]+)" always;$/gm)]
    const {
      'Strict-Transport-Security': overTls,
      'Cache-Control': _,
      ...shown
    } = Object.fromEntries(lines.map(([, name, value]) => [name, value === '$opener_policy' ? openerPolicy : value]))
    const [, filePolicy = '', pagePolicy = ''] =
      /map \$uri \$script_policy \{\s+default "(.*)";\s+\/index\.html "(.*)";/.exec(nginx) ?? []
    const shownWith = (scriptPolicy: string) => ({
      ...shown,
      'Content-Security-Policy': shown['Content-Security-Policy']?.replace('${script_policy}', () => scriptPolicy),
    })
    expect(shownWith(filePolicy)).toEqual(securityHeaders)
    expect(shownWith(pagePolicy)).toEqual(pageHeadersOf('/'))
    // npm start does not use TLS, so it does not send this header.
    expect(overTls).toBe('max-age=31536000')
  })
})

describe('the supported browsers', () => {
  test('are the same in the build, in the notice of the page and in the documents', () => {
    const versions = supportedBrowsers.map((name) => /^([a-z]+)([\d.]+)$/.exec(name)?.slice(1) ?? [])
    expect(versions.map(([name]) => name)).toEqual(['chrome', 'edge', 'firefox', 'safari'])
    const documented = read('docs/browsers.md').toLowerCase()
    const page = read('packages/app/index.html').toLowerCase().replace('chrome or edge 119', 'chrome 119, edge 119')
    for (const [name, version] of versions) {
      expect(documented).toMatch(new RegExp(`\\| ${name}[^|]*\\| ${version} `))
      expect(page).toContain(`${name} ${version},`)
    }
  })
})

describe('the stored items', () => {
  test('are all listed in docs/deploying.md', () => {
    const code = globSync('packages/{app,simulator}/src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.includes('.test.'))
      .map(read)
      .join('\n')
    const used = [
      ...code.matchAll(/toredAtom(?:<.*>)?\(\{\s*key: '([\w]+)'/g),
      ...code.matchAll(/toredAtom(?:<.*>)?\(\{\s*key: `\$\{\w+\}(\w+)`/g),
      ...code.matchAll(/lastShownAtom\('(\w+)'/g),
      ...code.matchAll(/const (?:databaseName|changeKey|storageName) = (?:isDemo \? )?'(?:demo\/)?([\w-]+)'/g),
    ].map(([, name = '']) => name.replace(/^_/, '*_'))
    const [, section = ''] = /^## Storage\n(.*?)^## /ms.exec(read('docs/deploying.md')) ?? []
    const documented = [...section.matchAll(/^\|([^|]*`[^|]*)\|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    )
    expect(used.length).toBeGreaterThan(20)
    expect(documented.toSorted()).toEqual([...new Set(used)].toSorted())
  })
})

const githubFiles = globSync('.github/**/*.{yml,md}', { cwd: root })

describe('the files for GitHub', () => {
  test('are a workflow, templates of issues and pull requests, and the configuration of dependency updates', () => {
    expect(githubFiles.toSorted()).toEqual([
      '.github/ISSUE_TEMPLATE/bug.yml',
      '.github/ISSUE_TEMPLATE/config.yml',
      '.github/ISSUE_TEMPLATE/idea.yml',
      '.github/dependabot.yml',
      '.github/pull_request_template.md',
      '.github/workflows/test.yml',
    ])
  })

  test('include a workflow that runs all tests, the visual comparison and Chromatic', () => {
    const runs = [...read('.github/workflows/test.yml').matchAll(/run: (npm [\w: ]+)/g)].map(([, run]) => run?.trim())
    expect(runs).toEqual(['npm test', 'npm run visual', 'npm run chromatic'])
  })
})

describe('the documents', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md', 'packages/*/src/**/*.md'], { cwd: root })

  test('contain only npm commands that exist, and so do the files for GitHub', () => {
    const named = [...documents, ...githubFiles].flatMap((file) =>
      [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('link to files that exist', () => {
    const links = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => join(dirname(file), to)),
    )
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((to) => globSync(to, { cwd: root }).length === 0)).toEqual([])
  })
})
