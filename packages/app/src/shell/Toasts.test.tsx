import { FluentProvider } from '@fluentui/react-components'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AppStore, createAppStore } from '../shared/session/appStore.ts'
import { endErrorToast, showToastAtom, type Toast } from '../shared/toast/toasts.ts'
import { Toasts } from './Toasts.tsx'

let store: AppStore
beforeEach(() => {
  store = createAppStore({ basename: '/', apiBase: '/api/v2' })
  render(
    <Provider store={store}>
      <FluentProvider>
        <button type="button">Save</button>
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

test('SHELL-62 at most three toasts show; errors stay longest', async () => {
  show('Lost connection', 'error')
  for (const title of ['One', 'Two', 'Three']) show(title)
  await waitFor(() => expect(titles().toSorted()).toEqual(['Lost connection', 'Three', 'Two']))
  for (const title of ['A', 'B', 'C']) show(title, 'error')
  await waitFor(() => expect(titles().toSorted()).toEqual(['A', 'B', 'C']))
})

test('SHELL-59, SHELL-62 a kept toast stays, and an equal toast does not show again', async () => {
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

test.each([
  [innerHeight - 60, 'left'],
  [60, 'right'],
] as const)('SHELL-62 while a control %d px from the top has the focus, a toast shows at the %s', async (top, side) => {
  const control = screen.getByRole('button', { name: 'Save' })
  vi.spyOn(control, 'getBoundingClientRect').mockReturnValue(new DOMRect(innerWidth - 80, top, 60, 30))
  control.focus()
  show('Saved')
  const toast = await screen.findByRole('listitem')
  expect(toast.parentElement?.style[side]).not.toBe('')
})

const openDrawer = () =>
  vi
    .spyOn(screen.getByRole('dialog'), 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(innerWidth - 640, 0, 640, innerHeight))

test('SHELL-62 a toast does not cover the buttons of an open drawer', async () => {
  openDrawer()
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  show('Saved')
  const toast = await screen.findByRole('listitem')
  expect(toast.parentElement?.style.left).not.toBe('')
})

test('SHELL-62 a toast does not cover a table', async () => {
  const table = document.body.appendChild(document.createElement('div'))
  table.dataset['focusTarget'] = ''
  vi.spyOn(table, 'getBoundingClientRect').mockReturnValue(new DOMRect(24, 200, innerWidth - 48, innerHeight - 224))
  show('Paused')
  const toast = await screen.findByRole('listitem')
  expect(toast.parentElement?.style.top).not.toBe('')
  table.remove()
})

test('SHELL-62 a visible toast moves away from a drawer that opens over it', async () => {
  show('Not saved', 'error')
  const toast = await screen.findByRole('listitem')
  expect(toast.parentElement?.style.right).not.toBe('')
  openDrawer()
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  await waitFor(() => expect(screen.getByRole('listitem').parentElement?.style.left).not.toBe(''))
  expect(screen.getByRole('listitem').textContent).toContain('Not saved')
})

test('SHELL-62 an error disappears when its action has succeeded, or has failed again', async () => {
  show('Not saved', 'error')
  show('Not deleted', 'error')
  show('Not saved', 'error')
  await waitFor(() => expect(titles().toSorted()).toEqual(['Not deleted', 'Not saved']))
  act(() => endErrorToast(store.get, store.set, 'Not saved'))
  await waitFor(() => expect(titles()).toEqual(['Not deleted']))
})

test('SHELL-62 the action of a toast runs once', async () => {
  const onClick = vi.fn<() => void>()
  act(() => store.set(showToastAtom, { intent: 'success', title: 'Deleted', action: { label: 'Undo', onClick } }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  // The toast is still visible while it closes.
  act(() => {
    undo.click()
    undo.click()
  })
  expect(onClick).toHaveBeenCalledOnce()
})

test('SHELL-59 a toast stays for 5 s, an important toast for 10 s, an error until it is dismissed', async () => {
  show('Saved')
  act(() => store.set(showToastAtom, { intent: 'success', title: 'Bought', isImportant: true }))
  show('Not saved', 'error')
  await waitFor(() => expect(titles()).toHaveLength(3))
  // A toast disappears at the end of an animation.
  const timerOf = (title: string) =>
    screen
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes(title))
      ?.querySelector<HTMLElement>('[data-timer-status]')
  expect(timerOf('Saved')?.style.animationDuration).toBe('5000ms')
  expect(timerOf('Bought')?.style.animationDuration).toBe('10000ms')
  expect(timerOf('Not saved')).toBeNull()
})
