import { beforeEach, describe, expect, test, vi } from 'vitest'
import { historyOfPart, maximumUndoSteps, ValueHistory } from './ValueHistory.ts'

const shown = vi.fn<(value: unknown, partId: string) => void>()

beforeEach(() => {
  shown.mockClear()
  vi.useFakeTimers({ now: 0 })
})

describe('ValueHistory', () => {
  test('SEQ-38 one undo removes all text that was typed without a pause of 500 ms', () => {
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

  test('the history has a separate undo step for each part and for each call of change()', () => {
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

  test('undo() and redo() pass the id of the changed part to the listener', () => {
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

  test('after an undo, a new change removes the redo steps', () => {
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

  test('without rebase, follow() clears the history if it gets a different value', () => {
    const history = new ValueHistory<string>('', shown)
    history.change('a', 'first')
    history.follow('a')
    history.follow('other')
    history.undo()
    expect(history.value).toBe('other')
  })

  test('follow() keeps the history if it gets an equal copy of the value', () => {
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

  test('SEQ-163 follow() applies a change from outside to all undo and redo steps', () => {
    const history = new ValueHistory({ text: 'a', name: 'x' }, () => {})
    const rebase = (step: { text: string; name: string }, _: object, now: { text: string }) => ({
      ...step,
      text: now.text,
    })
    history.change({ text: 'a', name: 'xy' }, 'name')
    history.change({ text: 'ab', name: 'xy' }, 'text')
    history.change({ text: 'ab', name: 'xyz' }, 'name')
    history.undo()
    history.follow({ text: 'theirs', name: 'xy' }, rebase)
    history.redo()
    expect(history.value).toEqual({ text: 'theirs', name: 'xyz' })
    history.undo()
    history.undo()
    expect(history.value).toEqual({ text: 'theirs', name: 'x' })
    expect(history.canUndo).toBe(false)
  })

  test('SEQ-163 historyOfPart() edits one part of the value through the history of the whole value', () => {
    const whole = new ValueHistory({ text: 'a', name: 'x' }, shown)
    const name = historyOfPart<{ text: string; name: string }, string>(
      whole,
      'settings',
      (value) => value.name,
      (value, part) => ({ ...value, name: part }),
    )
    name.type('xy', 'form')
    expect(shown).toHaveBeenLastCalledWith({ text: 'a', name: 'xy' }, 'settings/form')
    expect([name.value, name.canUndo]).toEqual(['xy', true])
    name.undo()
    expect([name.value, name.canRedo]).toEqual(['x', true])
  })

  test('the history drops its oldest steps when it has more than the maximum number of steps', () => {
    const history = new ValueHistory(0, () => {})
    for (let value = 1; value <= maximumUndoSteps + 5; value++) history.change(value, 'first')
    for (let step = 0; step < maximumUndoSteps + 5; step++) history.undo()
    expect(history.value).toBe(5)
  })
})
