import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { conversationList } from '@tandem/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { navigationAtom } from '../../../shared/router/navigation.ts'
import { addressAtom } from '../../../shared/router/search.ts'
import { InboxColumn } from './InboxColumn.tsx'
import { openList } from './inboxList.ts'

let app: SimulatedApp

async function open(search: string) {
  const { store } = app
  await signedIn(store)
  store.set(addressAtom, { pathname: '/messages', search })
  renderRoutes(store, [{ path: '/', element: <InboxColumn /> }])
  openList(store, undefined)
}

test.each([
  ['?hasIncoming=true', 'No replies yet', 'Show all conversations'],
  ['?search=nobody', 'No chats matching filter parameters.', 'Clear filters'],
])('INBOX-3 the list with the address %s says %j, and offers all conversations', async (search, title, action) => {
  app = startSimulatedApp()
  const { request } = app.store.get(apiClientAtom)
  const body = await request(conversationList, { query: { search: 'nobody is called this' } })
  await app.control('/faults', { operationId: 'conversationList', status: 200, body })
  await open(search)
  const navigate = vi.fn<(to: string) => void>()
  app.store.set(navigationAtom, { navigate })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: action }))
  expect(navigate).toHaveBeenCalledWith('/messages', expect.anything())
})

test('INBOX-3 the list of a new user links to the sequences', async () => {
  app = startSimulatedApp('new-user')
  await open('?hasIncoming=true')
  expect(await screen.findByRole('heading', { name: 'Ready to chat?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to sequences' })).toHaveAttribute('href', '/sequences')
})
