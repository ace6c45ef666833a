import { TandemProvider } from '@tandem/components'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { FormBody } from '../form/FormBody.tsx'
import { FormScope } from '../form/FormScope.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { TextField } from '../form/TextField.tsx'
import { RequestError } from '../api/RequestError.ts'
import { EntityDrawer, type EntityTab } from './EntityDrawer.tsx'
import { neighboursAmong } from './neighbours.ts'

interface Person {
  readonly name: string
  readonly isLocked: boolean
}

const texts = {
  tabs: { label: 'Sections' },
  notFound: { title: 'Nobody found', text: 'There is nobody.', action: 'Back to the list' },
  failed: 'The person could not be loaded.',
}

const save = vi.fn<(body: unknown) => Promise<void>>(() => Promise.resolve())

const tabs: [EntityTab<Person>, ...EntityTab<Person>[]] = [
  {
    id: 'general',
    label: 'General',
    renderContent: () => (
      <FormBody>
        <TextField name="name" label="Name" />
      </FormBody>
    ),
    footer: <SubmitButton pendingText="Saving…">Save</SubmitButton>,
    renderForm: ({ name }, parts) => (
      <FormScope initialValues={{ name }} schema={v.object({ name: v.string() })} onSubmit={save}>
        {parts}
      </FormScope>
    ),
  },
  {
    id: 'notes',
    label: 'Notes',
    renderContent: () => <p>No notes yet</p>,
    isShown: ({ isLocked }) => !isLocked,
  },
]

const neighboursAtomOf = neighboursAmong(atom([{ id: 1 }, { id: 2 }, { id: 3 }]))

function open(address: string, response: Partial<{ data: Person; error: Error }>, redirectsToTab = false) {
  const refetch = vi.fn<() => void>()
  const queryAtomOf = () => atom({ data: undefined, error: null, ...response, refetch })
  const router = createMemoryRouter(
    [
      {
        path: 'people/manage/:id/:tab?/*',
        element: (
          <EntityDrawer
            path="/people"
            redirectsToTab={redirectsToTab}
            queryAtomOf={queryAtomOf}
            titleOf={({ name }: Person) => name}
            texts={texts}
            tabs={tabs}
            neighboursAtomOf={neighboursAtomOf}
          />
        ),
      },
      { path: '*', element: <p>The list</p> },
    ],
    { initialEntries: [address] },
  )
  const routing = { hrefOf: (to: string) => to, navigate: (to: string) => void router.navigate(to) }
  render(
    <TandemProvider routing={routing}>
      <RouterProvider router={router} />
    </TandemProvider>,
  )
  return { router, refetch, user: userEvent.setup() }
}

const ada = { name: 'Ada', isLocked: false }

test.each(['/people/manage/1/notes', '/people/manage/1/NOTES', '/people/manage/1/Notes/'])(
  'the address %s shows the tab Notes',
  (address) => {
    open(address, { data: ada })
    expect(screen.getByText('No notes yet')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  },
)

test('an address without a tab shows the first tab', () => {
  const { router } = open('/people/manage/1', { data: ada })
  expect(router.state.location.pathname).toBe('/people/manage/1')
  expect(screen.getByLabelText('Name')).toBeInTheDocument()
})

test.each([
  ['an unknown tab', '/people/manage/1/other/thing', ada],
  ['a hidden tab', '/people/manage/1/notes', { ...ada, isLocked: true }],
])('SHELL-68 the address of %s redirects to the first tab', async (_kind, address, data) => {
  const { router } = open(`${address}?search=a`, { data })
  await waitFor(() => expect(router.state.location.pathname).toBe('/people/manage/1/general'))
  expect(router.state.location.search).toBe('?search=a')
  expect(screen.getByLabelText('Name')).toBeInTheDocument()
})

test('SHELL-68 a record with a single tab has no tab bar', () => {
  open('/people/manage/1', { data: { ...ada, isLocked: true } })
  expect(screen.getByLabelText('Name')).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('SHELL-68 the address of a tab is not redirected before the entity has loaded', () => {
  const { router } = open('/people/manage/1/notes', {})
  expect(router.state.location.pathname).toBe('/people/manage/1/notes')
})

test('with `redirectsToTab`, the address of a hidden tab redirects to the first tab', async () => {
  const { router } = open('/people/manage/1/notes?search=a', { data: { name: 'Ada', isLocked: true } }, true)
  await waitFor(() => expect(router.state.location.pathname).toBe('/people/manage/1/general'))
  expect(router.state.location.search).toBe('?search=a')
  expect(screen.queryByRole('link', { name: 'Notes' })).toBeNull()
})

test('for an unknown id, the drawer shows a message and a button that opens the list', async () => {
  const { user, router } = open('/people/manage/nobody', {})
  expect(screen.getByRole('heading', { name: 'Nobody found' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(router.state.location.pathname).toBe('/people')
})

test('after a failure, the user can load the entity again', async () => {
  const { user, refetch } = open('/people/manage/1', { error: new RequestError(500, undefined) })
  expect(screen.getByRole('heading', { name: 'The person could not be loaded.' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('SHELL-39 a drawer with unsaved changes asks before it closes', async () => {
  const { user, router } = open('/people/manage/1/general', { data: ada })
  await user.type(screen.getByLabelText('Name'), ' Obi')
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByText('Keep editing'))
  expect(router.state.location.pathname).toBe('/people/manage/1/general')
  expect(screen.getByDisplayValue('Ada Obi')).toBeInTheDocument()
  await user.click(screen.getByLabelText('Close'))
  await user.click(await screen.findByText('Discard'))
  expect(await screen.findByText('The list')).toBeInTheDocument()
})

test.each([
  ['another page', '/profiles'],
  ['another row', '/people/manage/2/general'],
])('SHELL-39, SHELL-73 the drawer asks before code outside the drawer opens %s', async (_, to) => {
  const { user, router } = open('/people/manage/1/general', { data: ada })
  await user.type(screen.getByLabelText('Name'), ' Obi')
  await act(() => router.navigate(to))
  await user.click(await screen.findByText('Keep editing'))
  expect(router.state.location.pathname).toBe('/people/manage/1/general')
  expect(screen.getByDisplayValue('Ada Obi')).toBeInTheDocument()
  await act(() => router.navigate(to))
  await user.click(await screen.findByText('Discard'))
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

test('SHELL-39 after Discard and a move to another row, the drawer asks about new changes', async () => {
  const { user, router } = open('/people/manage/2/general', { data: ada })
  await user.type(screen.getByLabelText('Name'), ' Obi')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await user.click(await screen.findByText('Discard'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/people/manage/1/general'))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ada'))
  await user.type(screen.getByLabelText('Name'), ' Obi')
  await act(() => router.navigate('/profiles'))
  expect(await screen.findByText('Keep editing')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/people/manage/1/general')
})

test('SHELL-39 while a drawer saves, it ignores Escape, Close and its links', async () => {
  const saved = Promise.withResolvers<void>()
  save.mockReturnValueOnce(saved.promise)
  const { user, router } = open('/people/manage/1/general', { data: ada })
  await user.type(screen.getByLabelText('Name'), ' Obi{Enter}')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('link', { name: 'Notes' }))
  expect(screen.queryByText('Discard')).toBeNull()
  expect(router.state.location.pathname).toBe('/people/manage/1/general')
  saved.resolve()
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  await user.keyboard('{Escape}')
  expect(await screen.findByText('The list')).toBeInTheDocument()
})

test('SHELL-39 Back shows no question while the drawer saves', async () => {
  save.mockReturnValueOnce(new Promise(() => {}))
  const { user, router } = open('/people/manage/1/general', { data: ada })
  await act(() => router.navigate('/people/manage/2/general'))
  await user.type(await screen.findByLabelText('Name'), ' Obi{Enter}')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/people/manage/1/general')
  expect(screen.queryByText('Discard')).toBeNull()
})

test('the button of the footer saves', async () => {
  const { user } = open('/people/manage/1/general', { data: ada })
  await user.type(screen.getByLabelText('Name'), ' Obi')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Ada Obi' }, { name: 'Ada' })
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
})

test('LIST-53 buttons and keys open the previous and the next row', async () => {
  const { user, router } = open('/people/manage/2/notes?search=a', { data: ada })
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(address()).toBe('/people/manage/3/notes?search=a')
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('j')
  expect(address()).toBe('/people/manage/3/notes?search=a')
  await user.keyboard('k')
  await waitFor(() => expect(address()).toBe('/people/manage/2/notes?search=a'))
  await user.keyboard('j')
  await waitFor(() => expect(address()).toBe('/people/manage/3/notes?search=a'))
})

test('LIST-53 in a field, the keys J and K type letters', async () => {
  const { user, router } = open('/people/manage/2/general', { data: ada })
  await user.type(screen.getByLabelText('Name'), 'jk')
  expect(screen.getByLabelText('Name')).toHaveValue('Adajk')
  expect(router.state.location.pathname).toBe('/people/manage/2/general')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(router.state.location.pathname).toBe('/people/manage/2/general')
  await user.click(await screen.findByText('Discard'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/people/manage/1/general'))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ada'))
})

test('LIST-53 a row that the list does not show has no neighbours', () => {
  open('/people/manage/9/notes', { data: ada })
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})

test('SHELL-39 navigation within a tab keeps unsaved changes', async () => {
  const { router, user } = open('/people/manage/1/general', { data: ada })
  await user.type(screen.getByLabelText('Name'), '!')
  await act(() => router.navigate('/people/manage/1/general/objection'))
  expect(router.state.location.pathname).toBe('/people/manage/1/general/objection')
  expect(screen.getByLabelText('Name')).toHaveValue('Ada!')
})
