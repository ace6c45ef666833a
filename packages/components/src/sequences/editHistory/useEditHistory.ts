import { useEffect, useLayoutEffect, useState } from 'react'
import { textFields } from '../../hooks/keyboard.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { type EditHistory, type Rebase, ValueHistory } from './ValueHistory.ts'

interface EditHistoryOptions<Value> {
  /** A value from outside clears the history, unless `rebase` is set. */
  readonly value: Value
  /** Applies an external change to a step of the history. Default: the history is cleared. */
  readonly rebase?: Rebase<Value> | undefined
  /** `partId` names the changed part. */
  readonly onChange: (value: Value, partId: string) => void
}

/** Handles Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (or Cmd) outside of text fields. */
function handleKey(event: KeyboardEvent, history: EditHistory): void {
  const key = event.key.toLowerCase()
  if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y'))
    return
  if (event.target instanceof Element && event.target.closest(textFields)) return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) history.redo()
  else history.undo()
}

/** One undo history for a whole page. Change the value with `change` and `type`. */
export function useEditHistory<Value>(options: EditHistoryOptions<Value>): ValueHistory<Value> {
  const latest = useLatest(options)
  const [history] = useState(
    () => new ValueHistory(options.value, (value, partId) => latest.current.onChange(value, partId)),
  )
  useLayoutEffect(() => history.follow(options.value, latest.current.rebase), [history, latest, options.value])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event, history)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [history])
  return history
}
