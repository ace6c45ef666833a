import { beforeEach, describe, expect, it, vi } from 'vitest'
import { maximumUndoSteps, ValueHistory } from './ValueHistory.ts'

const shown = vi.fn<(value: string, partId: string) => void>()

beforeEach(() => {
  shown.mockClear()
  vi.useFakeTimers({ now: 0 })
})

describe('ValueHistory', () => {
  it('SEQ-38 undoes what was typed without a pause of 500 ms as one step', () => {
    const history = new ValueHistory<string>('', shown)
    history.type('a', 'first')
    vi.advanceTimersByTime(499)
    history.type('ab', 'first')
    vi.advanceTimersByTime(500)
    history.type('abc', 'first')
    history.undo()
    expect(history.value).toBe('ab')
    history.undo()
    expect(history.value).toBe('')
    history.undo()
    expect(shown).toHaveBeenCalledTimes(5)
  })

  it('makes a step of each part, and of each other change', () => {
    const history = new ValueHistory<string>('', shown)
    history.type('a', 'first')
    history.type('ab', 'second')
    history.change('b', 'first')
    history.type('bc', 'first')
    const values = ['b', 'ab', 'a', ''].map(() => {
      history.undo()
      return history.value
    })
    expect(values).toEqual(['b', 'ab', 'a', ''])
  })

  it('names the part that undo and redo change', () => {
    const history = new ValueHistory<string>('', shown)
    history.change('a', 'first')
    history.change('ab', 'second')
    history.undo()
    expect(shown).toHaveBeenLastCalledWith('a', 'second')
    history.undo()
    expect(shown).toHaveBeenLastCalledWith('', 'first')
    history.redo()
    history.redo()
    expect(shown).toHaveBeenLastCalledWith('ab', 'second')
  })

  it('redoes until something else changes', () => {
    const history = new ValueHistory<string>('', shown)
    history.change('a', 'first')
    history.undo()
    history.redo()
    expect(history.value).toBe('a')
    history.undo()
    history.change('b', 'first')
    history.redo()
    expect(history.value).toBe('b')
  })

  it('starts again with a value from elsewhere', () => {
    const history = new ValueHistory<string>('', shown)
    history.change('a', 'first')
    history.follow('a')
    history.follow('other')
    history.undo()
    expect(history.value).toBe('other')
  })

  it('goes on with a copy of its value', () => {
    const history = new ValueHistory({ texts: ['Hi'], isOn: false }, () => {})
    history.change({ texts: ['Hi'], isOn: true }, 'switch')
    history.follow({ texts: ['Hi'], isOn: true })
    expect(history.canUndo).toBe(true)
    history.undo()
    expect(history.value.isOn).toBe(false)
    expect([history.canUndo, history.canRedo]).toEqual([false, true])
    history.follow({ texts: ['Hello'], isOn: false })
    expect(history.canRedo).toBe(false)
  })

  it('drops the oldest steps', () => {
    const history = new ValueHistory(0, () => {})
    for (let value = 1; value <= maximumUndoSteps + 5; value++) history.change(value, 'first')
    for (let step = 0; step < maximumUndoSteps + 5; step++) history.undo()
    expect(history.value).toBe(5)
  })
})
