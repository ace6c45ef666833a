import * as v from 'valibot'

/** Stored items with unsent or unsaved texts. `recentRecords` is no draft, but is removed with the drafts. */
const draftNames: ReadonlySet<string> = new Set([
  'callWizard',
  'clientWizard',
  'CRATE_SEQUENCE',
  'crashedForm',
  'inbox_drafts',
  'profileWizard',
  'recentRecords',
])

/** A draft is removed this number of ms after its last change. */
const draftLifeMs = 30 * 86_400_000

const isDraftItem = (name: string): boolean => draftNames.has(name.replace(/^demo\//, ''))

/** For a draft, returns the present time as the time of the last change. For another item, returns no time. */
export const stampOf = (name: string): { readonly at?: number } => (isDraftItem(name) ? { at: Date.now() } : {})

const DraftItem = v.looseObject({ at: v.optional(v.number()), value: v.record(v.string(), v.unknown()) })
type DraftItem = v.InferOutput<typeof DraftItem>

/** Stores the changed drafts. Removes a draft that is unreadable, or for which `change` returns undefined. */
function changeItems(change: (item: DraftItem) => DraftItem | undefined): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      const area = globalThis[storage]
      for (const name of Object.keys(area).filter(isDraftItem)) {
        const parsed = v.safeParse(DraftItem, jsonOf(area.getItem(name)))
        const changed = parsed.success ? change(parsed.output) : undefined
        if (changed) area.setItem(name, JSON.stringify(changed))
        else area.removeItem(name)
      }
    } catch {
      // The browser's storage is blocked or full. The remaining drafts stay unchanged.
    }
  }
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** SHELL-101: removes drafts that did not change for 30 days. A draft without a time gets the present time. */
export function removeOldDrafts(): void {
  const now = Date.now()
  changeItems((item) => {
    const { at = now } = item
    return now - at > draftLifeMs ? undefined : { ...item, at }
  })
}

/** SHELL-101 */
export function removeDraftsOf(userId: number): void {
  changeItems((item) => {
    const { [String(userId)]: _, ...value } = item.value
    return Object.keys(value).length > 0 ? { ...item, value } : undefined
  })
}
