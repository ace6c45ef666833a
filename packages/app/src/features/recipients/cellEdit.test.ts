import { recipientGet } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { expect, test } from 'vitest'
import { startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { recipientList } from '../../entities/recipient/recipientList.ts'

test('RECIP-3 after an edit in the table, the drawer reads the recipient again', async () => {
  const app = startSimulatedApp()
  const { store } = app
  const input = { params: { id: 1 } }
  const row = await store.get(apiClientAtom).request(recipientGet, input)
  const [attributeId = ''] = Object.keys(row.customAttributes)
  const key = operationKey({ recipientGet }, input)
  store.get(queryClientAtom).setQueryData(key, row)
  const edit = { row, columnId: `customAttributes.${attributeId}`, value: 'Edited in the table' }
  expect(await store.set(recipientList.atoms.cellMutationAtom, edit)).toMatchObject({
    customAttributes: { [attributeId]: 'Edited in the table' },
  })
  expect(store.get(queryClientAtom).getQueryState(key)?.isInvalidated).toBe(true)
})
