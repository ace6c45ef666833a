import { act, render, screen } from '@testing-library/react'
import { type ReactNode, StrictMode, useEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFocusReturn } from './useFocusReturn.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const nextFrame = () => {
  act(() => {
    vi.advanceTimersToNextFrame()
  })
}
const focus = (name: string) => {
  act(() => screen.getByRole('button', { name }).focus())
}
const focused = () => document.activeElement?.textContent

interface SurfaceProps {
  readonly name: string
  readonly isOpen?: boolean
  /** True if a closed dialog stays in the page for a while. */
  readonly isFading?: boolean
  readonly children?: ReactNode
}

function Surface({ name, isOpen = true, isFading = false, children }: SurfaceProps) {
  useFocusReturn(isOpen)
  return isOpen || isFading ? (
    <Inside name={name} isOpen={isOpen}>
      {children}
    </Inside>
  ) : null
}

function Inside({ name, isOpen, children }: SurfaceProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) first.current?.focus()
  }, [isOpen])
  return (
    <div role="dialog" aria-label={name} tabIndex={-1}>
      <button ref={first} type="button">
        {name}
      </button>
      {children}
    </div>
  )
}

const page = (surfaces?: ReactNode) => (
  <StrictMode>
    <button type="button">Page</button>
    {surfaces}
  </StrictMode>
)

test('the focus returns when an overlay closes', () => {
  const { rerender } = render(page())
  focus('Page')
  rerender(page(<Surface name="Plans" />))
  expect(focused()).toBe('Plans')
  rerender(page())
  nextFrame()
  expect(focused()).toBe('Page')
  rerender(page(<Surface key="fading" name="Plans" />))
  rerender(page(<Surface key="fading" name="Plans" isOpen={false} isFading />))
  nextFrame()
  expect(focused()).toBe('Page')
})

test.each([false, true])(
  'if an overlay that replaced another overlay closes, the focus returns to the page (closed overlays fade out: %s)',
  (isFading) => {
    const both = (isPlans: boolean, isPayment: boolean) =>
      page(
        <>
          <Surface name="Plans" isOpen={isPlans} isFading={isFading} />
          <Surface name="Payment" isOpen={isPayment} />
        </>,
      )
    const { rerender } = render(both(false, false))
    focus('Page')
    rerender(both(true, false))
    rerender(both(false, true))
    expect(focused()).toBe('Payment')
    nextFrame()
    expect(focused()).toBe('Payment')
    rerender(both(false, false))
    nextFrame()
    expect(focused()).toBe('Page')
  },
)

test('when a question above a drawer closes, the focus returns to the button that opened the question', () => {
  const drawer = (question?: ReactNode) =>
    page(
      <>
        <Surface name="Drawer">
          <button type="button">Remove</button>
        </Surface>
        {question}
      </>,
    )
  const { rerender } = render(drawer())
  focus('Remove')
  rerender(drawer(<Surface name="Question" />))
  expect(focused()).toBe('Question')
  rerender(drawer())
  focus('Drawer')
  nextFrame()
  expect(focused()).toBe('Remove')
})

test.each([false, true])(
  'the focus returns to the page if two overlays close at the same time (closed overlays fade out: %s)',
  (isFading) => {
    const drawer = (isDrawer: boolean, isQuestion: boolean) =>
      page(
        <>
          <Surface name="Drawer" isOpen={isDrawer} isFading={isFading} />
          <Surface name="Question" isOpen={isQuestion} isFading={isFading} />
        </>,
      )
    const { rerender } = render(drawer(false, false))
    focus('Page')
    rerender(drawer(true, false))
    rerender(drawer(true, true))
    rerender(drawer(false, false))
    nextFrame()
    expect(focused()).toBe('Page')
  },
)

test('the focus does not return if the user has focused an element of the page', () => {
  const shown = (surface?: ReactNode) =>
    page(
      <>
        <button type="button">Toast</button>
        {surface}
      </>,
    )
  const { rerender } = render(shown())
  focus('Page')
  rerender(shown(<Surface name="Plans" />))
  rerender(shown())
  focus('Toast')
  nextFrame()
  expect(focused()).toBe('Toast')
})

test('if the bar of a table opened an overlay and is gone, the focus returns to the tab stop of the table', () => {
  const table = (hasBar: boolean, surface?: ReactNode) =>
    page(
      <>
        <div data-focus-target="">
          <div role="grid">
            <button type="button" tabIndex={-1}>
              First
            </button>
            <button type="button" tabIndex={0}>
              Row
            </button>
          </div>
          {hasBar && <button type="button">Bar</button>}
        </div>
        {surface}
      </>,
    )
  const { rerender } = render(table(true))
  focus('Bar')
  rerender(table(true, <Surface name="Plans" />))
  rerender(table(false))
  nextFrame()
  expect(focused()).toBe('Row')
})

test('SHELL-89 when the focused control in an overlay disappears, the focus moves to the overlay', async () => {
  const shown = (hasControl: boolean) =>
    page(<Surface name="Columns">{hasControl && <button type="button">Delete</button>}</Surface>)
  const { rerender } = render(shown(true))
  focus('Delete')
  rerender(shown(false))
  await Promise.resolve()
  nextFrame()
  expect(screen.getByRole('dialog')).toHaveFocus()
})

test('SHELL-89 if the button that opened a dialog is gone, the focus returns to the overlay around the button', () => {
  const shown = (hasControl: boolean, surface?: ReactNode) => (
    <>
      <div role="dialog" aria-label="Columns" tabIndex={-1}>
        {hasControl && <button type="button">Delete</button>}
      </div>
      {surface}
    </>
  )
  const { rerender } = render(shown(true))
  focus('Delete')
  rerender(shown(true, <Surface name="Sure?" />))
  rerender(shown(false))
  nextFrame()
  expect(screen.getByRole('dialog', { name: 'Columns' })).toHaveFocus()
})
