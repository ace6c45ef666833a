import { screen } from '@testing-library/react'
import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { beforeEach, expect, test } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { AddProfileDrawer } from './AddProfileDrawer.tsx'
import { isAddOpenAtom } from '../../entities/profile/isAddOpenAtom.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})

test('PROF-54 leaving the page closes the drawer', async () => {
  app.store.set(isAddOpenAtom, true)
  const { unmount } = renderRoutes(app.store, [{ path: '/', element: <AddProfileDrawer /> }])
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
  unmount()
  expect(app.store.get(isAddOpenAtom)).toBe(false)
})
