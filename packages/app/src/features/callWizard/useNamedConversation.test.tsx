import { renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import { type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { beforeEach, expect, test } from 'vitest'
import { callDraftAtom } from './draft.ts'
import { useNamedConversation } from './CreateCallPage.tsx'

let app: SimulatedApp
beforeEach(async () => {
  app = startSimulatedApp()
  await signedIn(app.store)
})

const opened = (address: string) =>
  renderHook(useNamedConversation, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={app.store}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </Provider>
    ),
  }).result

test.each(['999999', 'abc'])('CALL-28 the wizard reports that the conversation %s was not found', async (id) => {
  const failure = opened(`/calls/create?conversationId=${id}`)
  await waitFor(() => expect(failure.current).toBe('Conversation was not found'))
  expect(app.store.get(callDraftAtom)).toMatchObject({ step: 'conversation' })
})

test("CALL-28 the wizard shows the server's error", async () => {
  await app.control('/faults', { operationId: 'conversationGet', status: 403 })
  const failure = opened('/calls/create?conversationId=1')
  await waitFor(() => expect(failure.current).toBe('Failed on purpose with 403.'))
})

test('CALL-28 the wizard shows no error if the address names no conversation', () => {
  expect(opened('/calls/create').current).toBeUndefined()
})
