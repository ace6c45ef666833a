import { useEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { pauseMs } from './useSettled.ts'

/**
 * The values of the form around it after they have stayed the same for `pauseMs`. Re-renders after a pause, not on each
 * key.
 */
export function useSettledValues<Values extends object>(): Partial<Values> {
  const form = useForm<Values>()
  const [settled, setSettled] = useState<Partial<Values>>(() => form.getState().values)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = form.subscribe(
      ({ values }) => {
        clearTimeout(timer)
        timer = setTimeout(() => setSettled(values), pauseMs)
      },
      { values: true },
    )
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [form])
  return settled
}
