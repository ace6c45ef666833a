import { FluentProvider } from '@fluentui/react-components'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressAtom } from '../shared/router/search.ts'
import { type AppStore, createAppStore } from '../shared/session/appStore.ts'
import { endErrorToast, showToastAtom, type Toast } from '../shared/toast/toasts.ts'
import { Toasts } from './Toasts.tsx'

let store: AppStore
beforeEach(() => {
  store = createAppStore({ basename: '/', apiBase: '/api/v2' })
  render(
    <Provider store={store}>
      <FluentProvider>
        <div role="dialog">
          <button type="button">Close</button>
        </div>
        <Toasts />
      </FluentProvider>
    </Provider>,
  )
})
afterEach(cleanup)

const show = (title: string, intent: Toast['intent'] = 'success') =>
  act(() => store.set(showToastAtom, { intent, title }))

const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('SHELL-62 at most three toasts show', async () => {
  show('Lost connection', 'error')
  for (const title of ['One', 'Two', 'Three']) show(title)
  await waitFor(() => expect(titles().toSorted()).toEqual(['Lost connection', 'Three', 'Two']))
  for (const title of ['A', 'B', 'C']) show(title, 'error')
  await waitFor(() => expect(titles().toSorted()).toEqual(['A', 'B', 'C']))
})

test('SHELL-59, SHELL-62 a kept toast shows once, and newer toasts do not replace it', async () => {
  const showKept = () => act(() => store.set(showToastAtom, { intent: 'info', isKept: true, title: 'A new version' }))
  showKept()
  showKept()
  for (const title of ['One', 'Two', 'Three']) show(title)
  await waitFor(() => expect(titles().toSorted()).toEqual(['A new version', 'Three', 'Two']))
})

test('SHELL-62 toasts are dismissed by keyboard', async () => {
  show('Lost connection', 'error')
  show('Not saved', 'error')
  const user = userEvent.setup()
  await user.keyboard('{F8}{Delete}')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await user.keyboard('{F8}{Escape}')
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
})

test('SHELL-62 toasts show at the bottom right, above the footer of an open drawer and the editor of the inbox', async () => {
  show('Not saved', 'error')
  const toast = await screen.findByRole('listitem')
  const placed = () => [toast.parentElement?.style.right, toast.parentElement?.style.bottom]
  expect(placed()).toEqual(['24px', '80px'])
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  expect(placed()).toEqual(['24px', '80px'])
  act(() => store.set(addressAtom, { pathname: '/messages/conversation/1', search: '' }))
  expect(placed()).toEqual(['24px', '144px'])
})

test('SHELL-62 the next result of an action removes the error toast of this action', async () => {
  show('Not saved', 'error')
  show('Not deleted', 'error')
  show('Not saved', 'error')
  await waitFor(() => expect(titles().toSorted()).toEqual(['Not deleted', 'Not saved']))
  act(() => endErrorToast(store.get, store.set, 'Not saved'))
  await waitFor(() => expect(titles()).toEqual(['Not deleted']))
})

test('SHELL-62 two clicks on the action of a toast run the action once', async () => {
  const onClick = vi.fn<() => void>()
  act(() => store.set(showToastAtom, { intent: 'success', title: 'Deleted', action: { label: 'Undo', onClick } }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  // The user can press the button again while the toast closes.
  act(() => {
    undo.click()
    undo.click()
  })
  expect(onClick).toHaveBeenCalledOnce()
})

test('SHELL-59 an important toast shows longer than others, and an error toast has no time limit', async () => {
  show('Saved')
  act(() => store.set(showToastAtom, { intent: 'success', title: 'Bought', isImportant: true }))
  show('Not saved', 'error')
  await waitFor(() => expect(titles()).toHaveLength(3))
  // The duration of an animation determines when a toast disappears.
  const timerOf = (title: string) =>
    screen
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes(title))
      ?.querySelector<HTMLElement>('[data-timer-status]')
  expect(timerOf('Saved')?.style.animationDuration).toBe('5000ms')
  expect(timerOf('Bought')?.style.animationDuration).toBe('10000ms')
  expect(timerOf('Not saved')).toBeNull()
})
