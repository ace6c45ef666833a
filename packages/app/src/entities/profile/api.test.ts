import { profileWizardCreate, profileWizardGet } from '@tandem/contract'
import { queryClientAtom } from 'jotai-tanstack-query'
import { expect, test } from 'vitest'
import { startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { operationKey } from '../../shared/api/operationKey.ts'
import { profileDeleteMutationAtom } from './api.ts'

test('BILL-21 the deletion of an unconnected profile invalidates the state of the profile creation', async () => {
  const app = startSimulatedApp()
  const { store } = app
  const { request } = store.get(apiClientAtom)
  const created = await request(profileWizardCreate, { body: { countryId: 'US' } })
  const key = operationKey({ profileWizardGet }, {})
  store.get(queryClientAtom).setQueryData(key, await request(profileWizardGet, {}))
  await store.set(profileDeleteMutationAtom, { id: created.profileId ?? 0, name: 'New profile' })
  expect(store.get(queryClientAtom).getQueryState(key)?.isInvalidated).toBe(true)
})
