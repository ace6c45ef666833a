import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../scripts/server/securityHeaders.ts'

const root = join(import.meta.dirname, '../..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

describe('the README', () => {
  it('has the security headers that npm start sends, in its nginx example', () => {
    const lines = [...readme.matchAll(/^ *add_header (\S+) "([^"]+)" always;$/gm)]
    const { 'Strict-Transport-Security': overTls, ...shown } = Object.fromEntries(
      lines.map(([, name, value]) => [name, value]),
    )
    expect(shown).toEqual(securityHeaders)
    // Only the deployment speaks TLS.
    expect(overTls).toBe('max-age=31536000')
  })

  it('keeps a call out of the demo from reaching anything, and forwards only the product\u2019s', () => {
    expect(readme).toContain('location /demo/api { return 404; }')
    expect(readme).toContain('location /demo/__simulator { return 404; }')
    expect(readme).toContain('location /api/v2/ {')
  })

  it('names commands that exist', () => {
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})
