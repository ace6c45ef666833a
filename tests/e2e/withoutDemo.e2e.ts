import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serve } from '@tandem/simulator/http'
import { productionSite } from '../../scripts/server/site.ts'
import { expect, test } from '../support/app.ts'
import { filesOfBuild } from '../support/builds.ts'

test('REL-7 a build without the demo contains no demo code', async ({ page, troubles }) => {
  test.slow()
  process.env['VITE_DEMO'] = 'off'
  const files = await filesOfBuild([], false).finally(() => delete process.env['VITE_DEMO'])
  const folder = mkdtempSync(join(tmpdir(), 'tandem-without-demo-'))
  for (const file of files) {
    mkdirSync(dirname(join(folder, file.fileName)), { recursive: true })
    writeFileSync(join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source)
  }
  const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  expect(modules.length).toBeGreaterThan(500)
  expect(modules.filter((id) => /\/features\/demo\/|\/packages\/simulator\/|\/msw\//.test(id))).toEqual([])
  expect(files.filter(({ fileName }) => /demo|simulator|mockServiceWorker/i.test(fileName))).toEqual([])

  const host = await serve({ port: 0, site: productionSite(folder) })
  await page.goto(`${host.origin}/demo`)
  await expect(page.getByText('Requested page was not found')).toBeVisible()
  await host.close()
  rmSync(folder, { recursive: true })
  troubles.splice(0)
})
