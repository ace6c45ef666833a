import { TandemProvider } from '@tandem/components'
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { AddProfileDrawer } from './AddProfileDrawer.tsx'
import { isAddOpenAtom } from './isAddOpenAtom.ts'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp()
})
afterEach(() => {
  cleanup()
  app.close()
})

test('PROF-54 is closed on the next visit after the page was left', async () => {
  app.store.set(isAddOpenAtom, true)
  const router = createMemoryRouter([{ path: '/', element: <AddProfileDrawer /> }])
  const { unmount } = render(
    <Provider store={app.store}>
      <TandemProvider>
        <RouterProvider router={router} />
      </TandemProvider>
    </Provider>,
  )
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
  unmount()
  expect(app.store.get(isAddOpenAtom)).toBe(false)
})
