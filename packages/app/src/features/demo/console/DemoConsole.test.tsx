import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { demoStateAtom } from '../atoms.ts'
import { DemoConsole } from './DemoConsole.tsx'

let app: SimulatedApp
beforeEach(async () => {
  app = startSimulatedApp('appsumo')
  const { store } = app
  const demo = { controlBase: 'http://tandem.test/__simulator', leave: async () => {} }
  store.set(environmentAtom, { ...store.get(environmentAtom), demo })
  await signedIn(store)
  store.sub(demoStateAtom, () => {})
  await vi.waitUntil(() => store.get(demoStateAtom), 10_000)
})

test.each([true, false])(
  'SIM-27, SIM-41 "Start it here" starts the tour if the tour is chosen (chosen: %s)',
  async (hasTour) => {
    const onTourStart = vi.fn<(link: object) => void>()
    const { sessions } = app
    const first = sessions.getCurrent().id
    const element = <DemoConsole isOpen onClose={() => {}} onWindowOpen={() => {}} onTourStart={onTourStart} />
    renderRoutes(app.store, [{ path: '/', element }])
    if (hasTour) fireEvent.click(screen.getByRole('checkbox', { name: /tour/i, hidden: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Start it here', hidden: true }))
    await vi.waitUntil(() => sessions.getCurrent().id > first, 10_000)
    await vi.waitUntil(() => onTourStart.mock.calls.length === Number(hasTour), 10_000)
    expect(onTourStart.mock.calls).toMatchObject(hasTour ? [[{ hasTour, scenario: 'appsumo' }]] : [])
  },
)
