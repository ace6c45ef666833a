import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LeaveGuard } from './LeaveGuard.tsx'

test('SHELL-39 the question about unsaved changes reacts only to the first click on its buttons', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Link to="/next">Next</Link>
          <LeaveGuard isDirty />
        </>
      ),
    },
    { path: '/next', loader: () => new Promise(() => {}), element: 'Next page' },
  ])
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  // Fluent hides a dialog that does not have the focus. In jsdom, the focus does not move into the dialog.
  const button = (name: string) => screen.findByRole('button', { name, hidden: true })
  screen.getByText('Next').click()
  const discard = await button('Discard')
  ;(await button('Keep editing')).click()
  await Promise.resolve()
  discard.click()
  expect(router.state).toMatchObject({ location: { pathname: '/' }, navigation: { state: 'idle' } })
  await vi.waitFor(() => expect(discard).not.toBeInTheDocument(), 10_000)
  screen.getByText('Next').click()
  const discardNow = await button('Discard')
  discardNow.click()
  await Promise.resolve()
  discardNow.click()
  expect(router.state.navigation.state).toBe('loading')
})
