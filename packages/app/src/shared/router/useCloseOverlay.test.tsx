import { act, render } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useCloseOverlay } from './useCloseOverlay.ts'

test('SHELL-86 the response to a save does not navigate if the user has left the wizard', async () => {
  const save = vi.fn<(close: () => void) => void>()
  function Wizard() {
    const close = useCloseOverlay('/clients')
    useEffect(() => save(close), [close])
    return null
  }
  const router = createMemoryRouter(
    [
      { path: '/clients/create', element: <Wizard /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/clients/create'] },
  )
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/team'))
  await act(async () => save.mock.lastCall?.[0]())
  expect(router.state.location.pathname).toBe('/team')
})
