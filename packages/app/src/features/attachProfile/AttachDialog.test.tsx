import { type Profile, profileGet } from '@tandem/contract'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryClientAtom } from 'jotai-tanstack-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { startAttach } from '../../entities/profile/attach/attach.ts'
import { attachAtom, attachStageAtom } from '../../entities/profile/attach/attachState.ts'
import { apiClientAtom } from '../../shared/api/apiClientAtom.ts'
import { type AppStore } from '../../shared/session/appStore.ts'
import { waitingToastsAtom } from '../../shared/toast/toasts.ts'
import { AttachDialog } from './AttachDialog.tsx'

let app: SimulatedApp
let profile: Profile
beforeEach(async () => {
  // Blocks the windows.
  vi.spyOn(window, 'open').mockReturnValue(null)
  app = startSimulatedApp('disconnected')
  await signedIn(app.store)
  profile = await app.store.get(apiClientAtom).request(profileGet, { params: { id: 1 } })
})

const show = (store: AppStore) => renderRoutes(store, [{ path: '/profiles', element: <AttachDialog /> }])
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Repeats the polled requests. */
const poll = () => act(() => app.store.get(queryClientAtom).refetchQueries())
const connects = (outcome: 'ok' | 'error') => app.control('/connect', { profileId: profile.id, outcome })
const toasts = () => app.store.get(waitingToastsAtom)

test('PROF-20, PROF-46 after a blocked popup, the user follows a link, and the app sees the connected profile', async () => {
  show(app.store)
  act(() => startAttach(app.store, profile))
  expect(await screen.findByText('The browser blocked the window.')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Open the sign-in page' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`/connect/${profile.id}`, '_blank'])
  await userEvent.click(link)
  expect(await screen.findByText(/^Have you signed in to the account of/)).toBeVisible()
  await connects('ok')
  await poll()
  await vi.waitFor(() => expect(toasts()).toMatchObject([{ title: 'Profile was successfully added.' }]), 10_000)
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), 10_000)
})

test('PROF-17 the toast of a failed connection starts the connection again', async () => {
  show(app.store)
  act(() => {
    startAttach(app.store, { ...profile, status: 'new' })
    app.store.set(attachStageAtom, 'checking')
  })
  await connects('error')
  await vi.waitFor(async () => {
    await poll()
    expect(toasts()).toHaveLength(1)
  }, 10_000)
  expect(toasts()).toMatchObject([
    { intent: 'error', title: profile.name, text: expect.stringContaining('Please try to reconnect profile') },
  ])
  act(() => toasts()[0]?.action?.onClick())
  expect(await screen.findByText('The browser blocked the window.')).toBeVisible()
  expect(window.open).toHaveBeenCalledOnce()
})

test('PROF-47 the dialog counts the checks, and says that the connection to the server is lost', async () => {
  await app.control('/faults', { operationId: 'profileGet', offline: true })
  show(app.store)
  act(() => {
    startAttach(app.store, profile)
    app.store.set(attachStageAtom, 'signIn')
  })
  await press('Check now')
  expect(await screen.findByText(/Did you close the window too early\? Open it again\.$/)).toBeVisible()
  act(() => app.store.set(attachAtom, (attach) => attach && { ...attach, tries: 7 }))
  expect(screen.getByRole('progressbar', { name: 'Checking 7 of 30' })).toBeVisible()
  await poll()
  expect(await screen.findByText('The connection to the server is lost.', { exact: false })).toBeVisible()
  await press('Stop')
  expect(app.store.get(attachAtom)).toBeUndefined()
})

test('PROF-47 checking continues after the connection to the server was lost', async () => {
  await app.control('/faults', { operationId: 'profileGet', offline: true, times: 2 })
  show(app.store)
  act(() => {
    startAttach(app.store, { ...profile, status: 'new' })
    app.store.set(attachStageAtom, 'checking')
  })
  expect(await screen.findByText('The connection to the server is lost.', { exact: false })).toBeVisible()
  expect(app.store.get(attachAtom)).toMatchObject({ tries: 0 })
  await connects('ok')
  await vi.waitFor(() => expect(toasts()).toMatchObject([{ title: 'Profile was successfully added.' }]), 10_000)
})
