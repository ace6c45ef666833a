import { act, screen, waitFor } from '@testing-library/react'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { chipEditor } from '@tandem/components'
import { clientArchive, clientList } from '@tandem/contract'
import { beforeEach, expect, test } from 'vitest'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { changeDraftAtom, chooseType, type SequenceDraft, sequenceDraftAtom } from './draft.ts'
import { SequenceWizard } from './SequenceWizard.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
  // jsdom has no layout, and therefore no `scrollTo`.
  Object.assign(Element.prototype, { scrollTo() {} })
})

const complete = {
  step: 'settings',
  recipients: { ids: '', held: '' },
  templates: [],
  responses: [],
  followUps: [],
  profiles: [],
  settings: { name: 'Spring leads', startDate: '2026-03-12', scheduleTimezone: 'UTC', schedule: null },
}

async function activeClient() {
  const { _embedded: embedded } = await app.store.get(apiClientAtom).request(clientList, { query: { limit: 100 } })
  const client = embedded.clients.find(({ status }) => status === 'active')
  if (!client) throw new Error('There is no active client.')
  return client
}

/** Opens the wizard with the draft `complete` and these changes. */
async function open(changes: Partial<SequenceDraft>) {
  const { store } = app
  chooseType(store, 'cloud')
  store.set(changeDraftAtom, { ...complete, ...changes })
  await act(async () => {
    renderRoutes(store, [
      {
        path: '/',
        element: <SequenceWizard renderRecipients={() => null} renderClients={() => null} onClose={() => {}} />,
      },
    ])
  })
}

// This test must run first, because the code of the editor stays loaded.
test('SEQ-14 the editor of the messages loads before the step Messages opens', async () => {
  await signedIn(app.store)
  expect(chipEditor.getLoaded()).toBeUndefined()
  await open({ step: 'recipients' })
  await waitFor(() => expect(chipEditor.getLoaded()).toBeDefined(), { timeout: 10_000 })
})

test('SEQ-13 a draft with an archived client asks for another client', async () => {
  await signedIn(app.store)
  const { id, name } = await activeClient()
  await app.store.get(apiClientAtom).request(clientArchive, { params: { id } })
  await open({ client: { id, name } })
  expect((await screen.findAllByText(`${name} is archived. Please, select another client.`))[0]).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Create and launch' })).toBeNull()
})

test('SEQ-110 a start date in the past becomes today when the last step opens', async () => {
  await signedIn(app.store)
  const { id, name } = await activeClient()
  await open({ client: { id, name }, settings: { ...complete.settings, startDate: '2026-03-09' } })
  await waitFor(() => expect(app.store.get(sequenceDraftAtom)?.settings?.startDate).toBe('2026-03-10'))
  expect(await screen.findByLabelText(/^Sequence Start Date/)).toHaveProperty('value', 'Tue, Mar 10, 2026')
})

test('SEQ-88 a draft with more than 50,000 recipients has no forecast', async () => {
  await signedIn(app.store)
  const { id, name } = await activeClient()
  await open({ client: { id, name }, recipients: { ids: '1-50001', held: '' } })
  expect(await screen.findByText('There is no forecast for more than 50,000 recipients.')).toBeDefined()
  expect((await app.calls()).filter((call) => call.startsWith('sequenceForecast'))).toEqual([])
})

test('SEQ-10, SEQ-88 without recipients and profiles, both steps show as skipped, and the forecast is empty', async () => {
  await signedIn(app.store)
  const { id, name } = await activeClient()
  await open({ client: { id, name } })
  for (const label of ['Recipients', 'Sending Profiles'])
    expect(screen.getByRole('button', { name: new RegExp(`^${label} ?, skipped`) })).toBeDefined()
  expect(await screen.findAllByText('Nothing will be sent in the next weeks')).toHaveLength(1)
  expect(screen.queryByText('Sent per day')).toBeNull()
})
