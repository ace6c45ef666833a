import { atom, useStore } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { pathnameAtom } from '../search.ts'
import { lastSessionEndAtom, userAtom } from '../session.ts'

interface KeptForm {
  readonly name: string
  readonly values: Readonly<Record<string, unknown>>
}

const keptAtom = atom<KeptForm | undefined>(undefined)

/**
 * Keeps what was typed into the form around it when the server ends the session, until the same user is back on the
 * page (AUTH-10). Nothing is kept of a form with a password (AUTH-15).
 */
export function KeptForm(): null {
  const form = useForm()
  const store = useStore()
  const [name] = useState(() => {
    const userId = store.get(userAtom)?.id
    const fields = Object.keys(form.getState().values).join()
    return userId === undefined || /password/i.test(fields)
      ? undefined
      : `${userId} ${store.get(pathnameAtom)} ${fields}`
  })
  // A layout effect runs before the fields subscribe.
  useLayoutEffect(() => {
    if (name === undefined) return undefined
    const kept = store.get(keptAtom)
    if (kept?.name === name) {
      for (const [field, value] of Object.entries(kept.values)) form.change(field, value)
      store.set(keptAtom, undefined)
    }
    return () => {
      const { dirty, values } = form.getState()
      if (dirty && store.get(lastSessionEndAtom) === 'expiry') store.set(keptAtom, { name, values })
    }
  }, [form, name, store])
  return null
}
