import { clientGet, industryList } from '@tandem/contract'
import { QueryClient } from '@tanstack/query-core'
import { expect, test } from 'vitest'
import { operationKey, pagesKey, patchOperation } from './operationKey.ts'

test('a patch changes single responses and pages of lists', () => {
  const queryClient = new QueryClient()
  const named = { industryList }
  const response = { _embedded: { industries: [{ name: 'Travel' }] } }
  queryClient.setQueryData(operationKey(named, {}), response)
  queryClient.setQueryData(pagesKey(named, {}), { pages: [response, response], pageParams: [{}, {}] })
  queryClient.setQueryData(['clientGet', {}], { id: 1 })
  const changed = { _embedded: { industries: [] } }
  patchOperation(queryClient, named, () => changed)
  patchOperation(queryClient, { clientGet }, (client) => client)
  expect(queryClient.getQueryData(operationKey(named, {}))).toEqual(changed)
  expect(queryClient.getQueryData(pagesKey(named, {}))?.pages).toEqual([changed, changed])
  expect(queryClient.getQueryData(['clientGet', {}])).toEqual({ id: 1 })
})
