import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { profileList } from '@tandem/contract'
import { render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { chooseType, sequenceDraftAtom } from '../draft.ts'
import { UnattachedProfiles } from './SettingsStep.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

test('PROF-55 the last step of the wizard warns about profiles that have no attached account', async () => {
  const { store } = app
  await signedIn(store)
  const { _embedded: embedded } = await store.get(apiClientAtom).request(profileList, { query: { limit: 100 } })
  const assigned = embedded.profiles.filter(({ slotStatus }) => slotStatus === 'assigned')
  const unattached = assigned.find(({ status }) => status === 'new')
  const attached = assigned.find(({ status }) => status === 'ok')
  const profiles = [unattached, attached].map((each) => ({ id: each?.id ?? 0, name: '', fromSequenceId: null }))
  chooseType(store, 'cloud')
  const draft = store.get(sequenceDraftAtom)
  if (!draft) throw new Error('There is no draft.')
  render(
    <Provider store={store}>
      <UnattachedProfiles draft={{ ...draft, profiles }} />
    </Provider>,
  )
  expect(
    await screen.findByText(`Profiles that are not connected to LinkedIn send nothing: ${unattached?.name}.`),
  ).toBeDefined()
})
