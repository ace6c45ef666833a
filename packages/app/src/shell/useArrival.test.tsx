import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { contentId, useArrival } from './useArrival.ts'

afterEach(cleanup)

function Layout() {
  useArrival()
  return (
    <>
      <Link to="/inbox">Inbox</Link>
      <input aria-label="Lead" />
      <main id={contentId}>
        <Outlet />
      </main>
    </>
  )
}

/** The inbox loads until the test calls `arrive`. */
function renderPages() {
  let arrive = () => {}
  const loaded = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const heading = (title: string) => <h1 tabIndex={-1}>{title}</h1>
  const children = [
    { path: '/', handle: { title: 'Dashboard' }, element: heading('Dashboard') },
    { path: '/inbox', handle: { title: 'Inbox' }, element: heading('Inbox'), loader: () => loaded.then(() => null) },
  ]
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Layout />, children }])} />)
  return { arrive: () => act(async () => arrive()) }
}

test('SHELL-85 a new page focuses its heading', async () => {
  const { arrive } = renderPages()
  await userEvent.click(screen.getByRole('link', { name: 'Inbox' }))
  await arrive()
  expect(screen.getByRole('heading', { name: 'Inbox' })).toHaveFocus()
})

test('SHELL-85 a field keeps the focus if the user focuses it during the load', async () => {
  const { arrive } = renderPages()
  await userEvent.click(screen.getByRole('link', { name: 'Inbox' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Lead' }), 'Grace')
  await arrive()
  expect(screen.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Lead' })).toHaveFocus()
})
