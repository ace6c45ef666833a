import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { conversationGet, conversationList } from '@tandem/contract'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { LeadContext } from './LeadContext.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

test('INBOX-53 a failed part of the details shows an error, and Try again loads the part', async () => {
  const { request } = app.store.get(apiClientAtom)
  const { _embedded: embedded } = await request(conversationList, { query: { limit: 1 } })
  const conversation = await request(conversationGet, { params: { id: embedded.conversations[0]?.id ?? 0 } })
  const parts = {
    futureMessageList: ['Next step', 'Planned messages could not be loaded.'],
    callList: ['Call', 'The call could not be loaded.'],
    customAttributeList: ['Custom attributes', 'Custom attributes could not be loaded.'],
  } as const
  for (const operationId of Object.keys(parts)) await app.control('/faults', { operationId, status: 403, times: 1 })
  render(
    <Provider store={app.store}>
      <MemoryRouter>
        <LeadContext conversation={conversation} />
      </MemoryRouter>
    </Provider>,
  )
  for (const [title, text] of Object.values(parts)) {
    const part = within(screen.getByRole('region', { name: title }))
    expect(await part.findByText(text)).toBeVisible()
    fireEvent.click(part.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(part.queryByText(text)).toBeNull())
    await waitFor(() => expect(part.queryByLabelText('Loading...')).toBeNull())
  }
})
