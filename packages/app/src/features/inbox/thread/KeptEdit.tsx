import { type ScheduledEdit } from '@tandem/components'
import { useStore } from 'jotai'
import { useEffectEvent, useLayoutEffect } from 'react'
import * as v from 'valibot'
import { LeaveGuard } from '../../../shared/form/LeaveGuard.tsx'
import { formNameOf, keepTypedValues, takeTypedValues } from '../../../shared/form/typedValues.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'

const Edit = v.object({ id: v.union([v.number(), v.string()]), text: v.string(), date: v.string(), time: v.string() })

const nameOf = (store: AppStore) => formNameOf(store, 'scheduled message')

/** The edit of a scheduled message from before the session expired or the page failed. Returns it only once. */
export function takeEdit(store: AppStore): ScheduledEdit | undefined {
  const stored = v.safeParse(Edit, takeTypedValues(store, nameOf(store)))
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
  const keep = useEffectEvent((name: string | undefined) => keepTypedValues(store, name, { ...edit }))
  useLayoutEffect(() => {
    const name = nameOf(store)
    return () => keep(name)
  }, [store])
  return <LeaveGuard isDirty />
}
