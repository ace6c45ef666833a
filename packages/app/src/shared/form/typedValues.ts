import { atom } from 'jotai'
import * as v from 'valibot'
import { isDeepEqual } from '../api/isDeepEqual.ts'
import { type AppStore } from '../session/appStore.ts'
import { pathnameAtom } from '../router/search.ts'
import { lastSessionEndAtom, typedValuesAtom, userAtom } from '../session/session.ts'
import { userStoredAtom } from '../storage/userStoredAtom.ts'

/** The values of a form, with the name of the form. */
interface FormValues {
  readonly name: string
  readonly values: Readonly<Record<string, unknown>>
}

const schema = v.object({ name: v.string(), values: v.record(v.string(), v.unknown()) })

/** The typed values of the form on a page that failed, until the form shows again (SHELL-100). */
const crashedFormAtom = userStoredAtom<FormValues>({
  key: 'crashedForm',
  version: 1,
  schema,
  storage: 'session',
})

interface CrashMemory {
  /** The form that unmounts right now. */
  unmounting?: FormValues | undefined
  /** The values that were restored after the page had failed, by the name of the form. */
  readonly restored: Map<string, FormValues['values']>
}

/** Mutable, because it is written while React unmounts. */
const crashMemoryAtom = atom((): CrashMemory => ({ restored: new Map() }))

const isJson = (value: unknown): boolean =>
  value !== undefined && isDeepEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value)

/** The name of a form of the signed-in user on this page. Undefined without a user: its values are not stored. */
export function formNameOf({ get }: AppStore, form: string): string | undefined {
  const userId = get(userAtom)?.id
  return userId === undefined ? undefined : `${userId} ${get(pathnameAtom)} ${form}`
}

/** The stored values of a form, from before the session expired or the page failed. Returns them only once. */
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

/** Stores the values of a form that unmounts, if the session has expired or the page fails. */
export function keepTypedValues(store: AppStore, name: string | undefined, values: FormValues['values']): void {
  if (name === undefined) return
  const crashed = store.get(crashMemoryAtom).restored.get(name)
  if (store.get(lastSessionEndAtom) === 'expiry') store.get(typedValuesAtom).set(name, values)
  // Values that make the page fail again are not stored a second time.
  else if (!crashed || !isDeepEqual(values, { ...values, ...crashed })) rememberUnmounting(store, { name, values })
}

/**
 * Remembers the values of a form that unmounts, until the end of this commit of React. The commit may show that a page
 * has failed.
 */
function rememberUnmounting({ get }: AppStore, { name, values }: FormValues): void {
  const memory = get(crashMemoryAtom)
  // A dialog over a form unmounts after the form.
  memory.unmounting ??= {
    name,
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => isJson(value))),
  }
  queueMicrotask(() => {
    memory.unmounting = undefined
  })
}

/** The page has failed: stores the values of the form that unmounts in this commit. Call it in a layout effect. */
export function keepCrashedForm({ get, set }: AppStore): void {
  const { unmounting } = get(crashMemoryAtom)
  if (unmounting) set(crashedFormAtom, unmounting)
}
