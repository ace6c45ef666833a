import { type ScheduledEdit } from '@tandem/components'
import { useStore } from 'jotai'
import { useEffectEvent, useLayoutEffect } from 'react'
import * as v from 'valibot'
import { LeaveGuard } from '../../../shared/form/LeaveGuard.tsx'
import { keepTypedValues, takeTypedValues } from '../../../shared/form/typedValues.ts'
import { pathnameAtom } from '../../../shared/router/search.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { userAtom } from '../../../shared/session/session.ts'

const Edit = v.object({ id: v.union([v.number(), v.string()]), text: v.string(), date: v.string(), time: v.string() })

const nameOf = ({ get }: AppStore) => `${get(userAtom)?.id} ${get(pathnameAtom)} scheduled message`

/** The edit of a scheduled message from before the session expired or the page failed. Returns it only once. */
export function takeEdit(store: AppStore): ScheduledEdit | undefined {
  const { kept, crashed } = takeTypedValues(store, nameOf(store))
  const stored = v.safeParse(Edit, kept ?? crashed)
  return stored.success ? stored.output : undefined
}

interface KeptEditProps {
  readonly edit: ScheduledEdit
}

/**
 * Protects the unsaved edit of a scheduled message: asks before the user leaves the page, and stores the edit if the
 * session expires (AUTH-10) or the page fails (SHELL-100).
 */
export function KeptEdit({ edit }: KeptEditProps) {
  const store = useStore()
  const keep = useEffectEvent((name: string) => keepTypedValues(store, { name, values: { ...edit } }))
  useLayoutEffect(() => {
    const name = nameOf(store)
    return () => keep(name)
  }, [store])
  return <LeaveGuard isDirty />
}
