import { atom } from 'jotai'
import * as v from 'valibot'
import { isDeepEqual } from '../api/isDeepEqual.ts'
import { type AppStore } from '../session/appStore.ts'
import { pathnameAtom } from '../router/search.ts'
import { lastSessionEndAtom, typedValuesAtom, userAtom } from '../session/session.ts'
import { userStoredAtom } from '../storage/userStoredAtom.ts'

interface FormValues {
  readonly name: string
  readonly values: Readonly<Record<string, unknown>>
}

const schema = v.object({ name: v.string(), values: v.record(v.string(), v.unknown()) })

/** The typed values of a page that failed (SHELL-100). */
const crashedFormAtom = userStoredAtom<FormValues>({
  key: 'crashedForm',
  version: 1,
  schema,
  storage: 'session',
})

interface CrashMemory {
  /** The form that unmounts in this commit of React. */
  unmounting?: FormValues | undefined
  /** For each form name, the values that were restored after a page had failed. */
  readonly restored: Map<string, FormValues['values']>
}

/** The object is mutable, because a form writes to the object while React unmounts the form. */
const crashMemoryAtom = atom((): CrashMemory => ({ restored: new Map() }))

const isJson = (value: unknown): boolean =>
  value !== undefined && isDeepEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value)

/** Undefined without a user. */
export function formNameOf({ get }: AppStore, form: string): string | undefined {
  const userId = get(userAtom)?.id
  return userId === undefined ? undefined : `${userId} ${get(pathnameAtom)} ${form}`
}

/** Returns the stored values of a form, and removes them from the store. */
export function takeTypedValues({ get, set }: AppStore, name: string | undefined): FormValues['values'] | undefined {
  if (name === undefined) return undefined
  const typedValues = get(typedValuesAtom)
  const { restored } = get(crashMemoryAtom)
  const kept = typedValues.get(name)
  const stored = get(crashedFormAtom)
  const crashed = stored?.name === name ? stored.values : undefined
  typedValues.delete(name)
  if (crashed) {
    set(crashedFormAtom, undefined)
    restored.set(name, crashed)
  } else restored.delete(name)
  return kept ?? crashed
}

/** Call this function when the form unmounts. Stores the values if the session has expired or the page has failed. */
export function keepTypedValues(store: AppStore, name: string | undefined, values: FormValues['values']): void {
  if (name === undefined) return
  const crashed = store.get(crashMemoryAtom).restored.get(name)
  if (store.get(lastSessionEndAtom) === 'expiry') store.get(typedValuesAtom).set(name, values)
  // The restored values made the page fail. If the form still has these values, they are not stored again.
  else if (!crashed || !isDeepEqual(values, { ...values, ...crashed })) rememberUnmounting(store, { name, values })
}

/** Remembers the form until the end of this commit of React. If the page has failed, `keepCrashedForm` stores it. */
function rememberUnmounting({ get }: AppStore, { name, values }: FormValues): void {
  const memory = get(crashMemoryAtom)
  // A dialog over a form unmounts after the form. Only the form that unmounts first is stored.
  memory.unmounting ??= {
    name,
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => isJson(value))),
  }
  queueMicrotask(() => {
    memory.unmounting = undefined
  })
}

/** Stores the form that unmounts. Call this function in a layout effect of the error page. */
export function keepCrashedForm({ get, set }: AppStore): void {
  const { unmounting } = get(crashMemoryAtom)
  if (unmounting) set(crashedFormAtom, unmounting)
}
