import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDelayedReport } from './useDelayedReport.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const onReport = vi.fn<(text: string) => void>()

function Owner({ onUse }: { readonly onUse?: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <>
      <Field
        onReport={(typed) => {
          onReport(typed)
          setText(typed)
        }}
      />
      <button type="button" onClick={() => onUse?.(text)} onKeyDown={() => onUse?.(text)}>
        Use
      </button>
    </>
  )
}
function Field({ onReport: report }: { readonly onReport: (text: string) => void }) {
  const add = useDelayedReport(report)
  return <input onChange={(event) => add(event.target.value)} />
}

const field = () => screen.getByRole('textbox')
const button = () => screen.getByRole('button')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

beforeEach(() => {
  onReport.mockClear()
})

describe('useDelayedReport', () => {
  test('SEQ-168 text that is typed within 100 ms is reported once', () => {
    render(<Owner />)
    type('a')
    vi.advanceTimersByTime(60)
    type('ab')
    vi.advanceTimersByTime(39)
    expect(onReport).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onReport.mock.calls).toEqual([['ab']])
    type('abc')
    vi.advanceTimersByTime(1_000)
    expect(onReport.mock.calls).toEqual([['ab'], ['abc']])
  })

  test('SEQ-168 typed text is rendered directly after the report', () => {
    const onUse = vi.fn<(text: string) => void>()
    render(<Owner onUse={onUse} />)
    type('a')
    vi.advanceTimersByTime(100)
    fireEvent.click(button())
    expect(onUse).toHaveBeenLastCalledWith('a')
  })

  test.each([
    ['presses the pointer', () => fireEvent.pointerDown(document.body)],
    ['leaves the field', () => fireEvent.focusOut(field())],
    ['presses Escape', () => fireEvent.keyDown(field(), { key: 'Escape' })],
    ['presses Ctrl+Z', () => fireEvent.keyDown(field(), { key: 'z', ctrlKey: true })],
    ['leaves the page', () => fireEvent(window, new Event('pagehide'))],
    ['hides the page', () => fireEvent(document, new Event('visibilitychange'))],
  ])('SEQ-168 typed text is reported immediately when the user %s', (_, end) => {
    render(<Owner />)
    type('a')
    end()
    expect(onReport.mock.calls).toEqual([['a']])
    vi.advanceTimersByTime(1_000)
    expect(onReport).toHaveBeenCalledOnce()
  })

  test('SEQ-168 typed text is not reported immediately when the user types another letter or a space', () => {
    render(<Owner />)
    type('a')
    fireEvent.keyDown(field(), { key: 'b' })
    fireEvent.keyDown(field(), { key: ' ' })
    expect(onReport).not.toHaveBeenCalled()
  })

  test('SEQ-168 typed text is rendered before the handlers of clicks and keys run', () => {
    const onUse = vi.fn<(text: string) => void>()
    render(<Owner onUse={onUse} />)
    type('a')
    fireEvent.click(button())
    expect(onUse).toHaveBeenLastCalledWith('a')
    type('ab')
    fireEvent.keyDown(button(), { key: 'Enter' })
    expect(onUse).toHaveBeenLastCalledWith('ab')
  })

  test('SEQ-168 typed text is reported when the field is removed', () => {
    const { unmount } = render(<Owner />)
    type('a')
    unmount()
    expect(onReport.mock.calls).toEqual([['a']])
  })
})
