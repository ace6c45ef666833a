import { atom, useStore } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { pathnameAtom } from '../router/search.ts'
import { lastSessionEndAtom, userAtom } from '../session/session.ts'

type Values = Readonly<Record<string, unknown>>

const keptAtom = atom<{ readonly name: string; readonly values: Values } | undefined>(undefined)

interface TypedValuesProps {
  /** Values that count as typed by the user, as they are at first. */
  readonly draft: Values | undefined
}

/**
 * Types a draft into the form around it, and keeps what was typed when the server ends the session, until the same
 * user is back on the page (AUTH-10). Nothing is kept of a form with a password (AUTH-15).
 */
export function TypedValues({ draft }: TypedValuesProps): null {
  const form = useForm()
  const store = useStore()
  const [first] = useState(draft)
  const [name] = useState(() => {
    const userId = store.get(userAtom)?.id
    const fields = Object.keys(form.getState().values).join()
    return userId === undefined || /password/i.test(fields)
      ? undefined
      : `${userId} ${store.get(pathnameAtom)} ${fields}`
  })
  // A layout effect runs before the fields subscribe: they see only these values.
  useLayoutEffect(() => {
    const kept = name === undefined ? undefined : store.get(keptAtom)
    const isKept = kept !== undefined && kept.name === name
    const typed = isKept ? kept.values : first
    for (const [field, value] of Object.entries(typed ?? {})) form.change(field, value)
    if (isKept) store.set(keptAtom, undefined)
    return () => {
      const { dirty, values } = form.getState()
      if (name !== undefined && dirty && store.get(lastSessionEndAtom) === 'expiry')
        store.set(keptAtom, { name, values })
    }
  }, [form, first, name, store])
  return null
}
