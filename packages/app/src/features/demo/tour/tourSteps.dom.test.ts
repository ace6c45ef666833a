import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { expect, test } from 'vitest'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { navigationAtom } from '../../../shared/router/navigation.ts'
import { waitingToastsAtom } from '../../../shared/toast/toasts.ts'
import { controlAtom, reportQueryAtom } from '../atoms.ts'
import { tourSteps } from './tourSteps.ts'

let app: SimulatedApp

async function visit(scenario: string) {
  app = startSimulatedApp(scenario)
  const { store } = app
  const demo = { controlBase: 'http://tandem.test/__simulator', leave: async () => {} }
  store.set(environmentAtom, { ...store.get(environmentAtom), demo })
  await signedIn(store)
  store.sub(reportQueryAtom, () => {})
  const opened: string[] = []
  store.set(navigationAtom, { navigate: (to) => void opened.push(to) })
  const atStart = await store.get(controlAtom).story()
  const steps = await tourSteps(store)
  for (const { show } of steps) await show()
  return { store, steps, opened, atStart }
}

test('SIM-41 in a workspace without the records of the tour, the tour opens lists', async () => {
  const { opened } = await visit('new-user')
  expect(opened.slice(0, 4)).toEqual([
    '/sequences',
    '/messages?hasIncoming=true',
    '/messages?hasIncoming=true',
    '/calls?calendar=week',
  ])
})

test('SIM-41 the tour opens the records of the workspace', async () => {
  const { store, steps, opened, atStart } = await visit('agency')
  const { call } = atStart
  expect(opened[3]).toBe(`/calls?calendar=week&day=${call?.date.slice(0, 10)}`)
  expect(steps[3]?.target).toContain(`a[href*="/calls/manage/${call?.id}?"]`)
  const { waitingId } = await store.get(controlAtom).story()
  expect(waitingId).not.toBeNull()
  expect(opened).toContain(`/messages/conversation/${waitingId}?queue=interested`)
})

test('SIM-41 no toast covers the report of the tour', async () => {
  const { store } = await visit('agency')
  expect(store.get(waitingToastsAtom)).toEqual([])
})

test('SIM-41 a repeated step does not change the workspace', async () => {
  const { store, steps } = await visit('agency')
  const control = store.get(controlAtom)
  const { clock } = await control.state()
  const { conversationsReplied } = await control.report('2026-03-10T11:00:00Z')
  for (const { show } of steps) await show()
  expect((await control.state()).clock).toEqual(clock)
  expect((await control.report('2026-03-10T11:00:00Z')).conversationsReplied).toBe(conversationsReplied)
})
