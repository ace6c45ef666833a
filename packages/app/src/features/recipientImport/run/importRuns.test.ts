import { type ImportColumn, recipientImportApply, recipientImportUpload, recipientList } from '@tandem/contract'
import { expect, onTestFinished, test } from 'vitest'
import { startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { forgetImportRun, openImportRun } from './importRuns.ts'

test('IMPORT-33 a second mapping adds no recipient twice', async () => {
  const app = startSimulatedApp()
  const { request } = app.store.get(apiClientAtom)
  const lines = Array.from({ length: 40 }, (_, index) => `New${index},https://www.linkedin.com/in/new-${index}-x,Title`)
  const file = new File([['First,Link,Name', ...lines, ',https://www.linkedin.com/in/late,Late'].join('\n')], 'a.csv')
  const { importId } = await request(recipientImportUpload, { body: { file, sequenceId: 2 } })
  const map = (...targets: ImportColumn['attributeId'][]) => {
    const columns = targets.map((attributeId) => ({ attributeId }))
    return request(recipientImportApply, { query: { importId, offset: 1 }, body: { columns } })
  }
  await map('firstName', 'url', null)
  await app.control('/faults', { operationId: 'sequenceRecipientPut', status: 503, times: 11 })
  const paused = openImportRun(app.store, importId)
  await paused.start()
  expect(paused.getProgress().phase).toBe('paused')
  // The first name of the last row is in the third column.
  await map(null, 'url', 'firstName')
  forgetImportRun(app.store, importId)
  const run = openImportRun(app.store, importId)
  onTestFinished(() => run.close())
  await run.start()
  // The remaining faults make some rows fail once more.
  await run.retry()
  expect(run.getProgress()).toMatchObject({ phase: 'finished', counts: { imported: 41, failed: 0, skipped: 0 } })
  const added = (await app.calls()).filter((call) => call === 'sequenceRecipientPut 200')
  expect(added).toHaveLength(41)
  const countOf = async (search: string) =>
    (await request(recipientList, { query: { sequenceId: 2, search, limit: 100 } })).count
  expect([await countOf('New39'), await countOf('Late'), await countOf('Title')]).toEqual([1, 1, 0])
})
