import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { waitingToastsAtom } from '../../../shared/toast/toasts.ts'
import { advanceDemo, isReportOpenAtom } from '../atoms.ts'
import { ReportPanel } from './ReportPanel.tsx'

async function startDemo(store: AppStore) {
  const demo = { controlBase: 'http://tandem.test/__simulator', leave: async () => {} }
  store.set(environmentAtom, { ...store.get(environmentAtom), demo })
  await signedIn(store)
}

let app: SimulatedApp
beforeEach(async () => {
  app = startSimulatedApp('agency')
  await startDemo(app.store)
})

const open = (store = app.store) =>
  renderRoutes(store, [{ path: '/', element: <ReportPanel isOpen onClose={() => {}} /> }])
const section = (name: string) => within(screen.getByRole('region', { name }))

test('SIM-40 after the clock was advanced, the toast opens the report of the time that passed', async () => {
  const { store } = app
  await advanceDemo(store, 86_400_000)
  const [toast] = store.get(waitingToastsAtom)
  expect(toast?.title).toMatch(/^A day passed: \d+ requests?, \d+ (?:reply|replies), \d+ calls?$/)
  toast?.action?.onClick()
  expect(store.get(isReportOpenAtom)).toBe(true)
  open()
  expect(await screen.findByText('Tue, Mar 10, 12:00 – Wed, Mar 11, 12:00')).toBeDefined()
  const [, requests = ''] = /: (\d+) requests?/.exec(toast?.title ?? '') ?? []
  expect(screen.getByText('Requests sent', { selector: 'li span' }).parentElement?.textContent).toContain(requests)
})

test('SIM-40 after a reload, the report still covers the last advance of the clock', async () => {
  await advanceDemo(app.store, 86_400_000)
  const reloaded = app.openWindow()
  await startDemo(reloaded)
  open(reloaded)
  expect(await screen.findByText('Tue, Mar 10, 12:00 – Wed, Mar 11, 12:00')).toBeDefined()
})

test('SIM-40 if the clock was never advanced, the report covers the last 7 days', async () => {
  open()
  expect(await screen.findByText('Tue, Mar 3, 00:00 – Tue, Mar 10, 12:00')).toBeDefined()
  expect(section('Needs a person').getAllByRole('link')[0]?.getAttribute('href')).toBe('/messages?queue=interested')
  expect(section('By sequence').getAllByRole('row').length).toBeGreaterThan(5)
  const [client] = section('Reports for clients').getAllByRole('link')
  expect(client?.getAttribute('href')).toMatch(/^\/clients\/manage\/\d+\/report\?range=03\.03\.2026-10\.03\.2026$/)
})
