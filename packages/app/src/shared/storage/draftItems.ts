import * as v from 'valibot'

/**
 * Names of the stored items with drafts: texts that users typed and did not send or save. `recentRecords` (the visited
 * records) is removed in the same way.
 */
const draftNames: ReadonlySet<string> = new Set([
  'callWizard',
  'clientWizard',
  'CRATE_SEQUENCE',
  'crashedForm',
  'inbox_drafts',
  'profileWizard',
  'recentRecords',
])

/** Drafts are removed when they have not changed for this time, in ms. */
const draftLifeMs = 30 * 86_400_000

const isDraftItem = (name: string): boolean => draftNames.has(name.replace(/^demo\//, ''))

/** The time of a change, to store with a draft. Empty for other items. */
export const stampOf = (name: string): { readonly at?: number } => (isDraftItem(name) ? { at: Date.now() } : {})

const DraftItem = v.looseObject({ at: v.optional(v.number()), value: v.record(v.string(), v.unknown()) })
type DraftItem = v.InferOutput<typeof DraftItem>

/** Changes or removes each item with drafts. Removes items that cannot be read. */
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
      // The browser stores nothing.
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

/**
 * Removes drafts that did not change for 30 days (SHELL-101). A draft without a time gets the present time. Called at
 * each start of the app.
 */
export function removeOldDrafts(): void {
  const now = Date.now()
  changeItems((item) => {
    const { at = now } = item
    return now - at > draftLifeMs ? undefined : { ...item, at }
  })
}

/** Removes the drafts of a user (SHELL-101). */
export function removeDraftsOf(userId: number): void {
  changeItems((item) => {
    const { [String(userId)]: _, ...value } = item.value
    return Object.keys(value).length > 0 ? { ...item, value } : undefined
  })
}
