import { fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { userMe } from '@tandem/contract'
import { startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { setUser } from '@tandem/app/testing/signedIn.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type AppStore } from '../session/appStore.ts'
import { apiClientAtom } from '../api/apiClientAtom.ts'
import { shortcutSwitchAtom, shortcutOverlayAtom } from './shortcutAtoms.ts'
import { useShortcutKeys } from './useShortcutKeys.ts'
import { useShortcuts } from './useShortcuts.ts'

const actions = {
  next: vi.fn<() => void>(),
  skip: vi.fn<() => void>(),
  finish: vi.fn<() => void>(),
  palette: vi.fn<() => void>(),
}

function Queue() {
  useShortcuts({ queueSkip: actions.skip, queueFinish: actions.finish })
  return <div role="textbox" aria-label="Editor" contentEditable suppressContentEditableWarning tabIndex={0} />
}

function Page({ hasQueue }: { readonly hasQueue: boolean }) {
  useShortcutKeys()
  useShortcuts({ next: actions.next, palette: actions.palette })
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="On" />
      {hasQueue && <Queue />}
    </>
  )
}

function open({ hasQueue = false, store = createStore() } = {}) {
  const view = render(<Page hasQueue={hasQueue} />, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  return { store, ...view }
}

beforeEach(() => {
  vi.clearAllMocks()
})

describe('SHELL-71', () => {
  test('shortcuts without Control act once for a held key, and do not act in a text field', () => {
    open()
    fireEvent.keyDown(document.body, { key: 'j' })
    fireEvent.keyDown(document.body, { key: 'j', repeat: true })
    expect(actions.next).toHaveBeenCalledOnce()
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'j' })
    fireEvent.keyDown(document.body, { key: 'j', isComposing: true })
    expect(actions.next).toHaveBeenCalledOnce()
    fireEvent.keyDown(screen.getByLabelText('On'), { key: 'j' })
    expect(actions.next).toHaveBeenCalledTimes(2)
  })

  test('while the palette is open, only the shortcut of the palette works', () => {
    const store = createStore()
    store.set(shortcutOverlayAtom, 'palette')
    open({ store })
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(actions.next).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect(actions.palette).toHaveBeenCalledOnce()
  })

  test('shortcuts with Control also work in a text field', () => {
    open({ hasQueue: true })
    const editor = screen.getByLabelText('Editor')
    const typed = vi.fn<() => void>()
    editor.addEventListener('keydown', typed)
    expect(fireEvent.keyDown(editor, { key: 'Enter', ctrlKey: true })).toBe(false)
    expect(actions.finish).toHaveBeenCalledOnce()
    expect(typed).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(editor, { key: 'Enter' })).toBe(true)
    expect(typed).toHaveBeenCalledOnce()
  })

  test('a shortcut runs the action of the innermost scope on the screen', () => {
    const { rerender } = open({ hasQueue: true })
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(actions.skip).toHaveBeenCalledOnce()
    expect(actions.next).not.toHaveBeenCalled()
    rerender(<Page hasQueue={false} />)
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(actions.next).toHaveBeenCalledOnce()
  })

  test('shortcuts are off below an open dialog, except the shortcut of the palette', () => {
    open()
    render(<div role="dialog" />)
    fireEvent.keyDown(document.body, { key: 'j' })
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect(actions.next).not.toHaveBeenCalled()
    expect(actions.palette).toHaveBeenCalledOnce()
  })

  test('a user can switch all shortcuts off, and other users keep the shortcuts', async () => {
    const app = startSimulatedApp()
    const user = await app.store.get(apiClientAtom).request(userMe, { query: {} })
    const openFor = (store: AppStore, id: number) => {
      setUser(store, { ...user, id })
      return open({ store })
    }
    const { store, unmount } = openFor(app.store, 1)
    store.set(shortcutSwitchAtom, false)
    fireEvent.keyDown(document.body, { key: 'j' })
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    unmount()
    const again = openFor(app.openWindow(), 1)
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(actions.next).not.toHaveBeenCalled()
    expect(actions.palette).not.toHaveBeenCalled()
    again.unmount()
    openFor(app.openWindow(), 2)
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(actions.next).toHaveBeenCalledOnce()
  })
})
