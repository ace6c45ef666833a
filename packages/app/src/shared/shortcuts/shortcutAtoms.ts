import { atom } from 'jotai'
import * as v from 'valibot'
import { userAtom } from '../session.ts'
import { storedAtom } from '../storedAtom.ts'
import { type ShortcutId } from './shortcuts.ts'

const switchesAtom = storedAtom<Readonly<Record<string, boolean>>>({
  key: 'shortcuts',
  version: 1,
  schema: v.record(v.string(), v.boolean()),
  initial: {},
})

/** SHELL-71: whether shortcuts work for this user: who types by speech switches them off. */
export const areShortcutsOnAtom = atom(
  (get) => get(switchesAtom)[get(userAtom)?.id ?? 0] ?? true,
  (get, set, areOn: boolean) => {
    const userId = get(userAtom)?.id ?? 0
    set(switchesAtom, (switches) => ({ ...switches, [userId]: areOn }))
  },
)

/** What the mounted part of a screen does by shortcut. */
export interface ShortcutLayer {
  readonly ids: readonly ShortcutId[]
  readonly run: (id: ShortcutId) => void
}

/** The mounted parts of the screen with shortcuts. */
export const shortcutLayersAtom = atom<readonly ShortcutLayer[]>([])

/** What is open above the page by shortcut. */
export const shortcutOverlayAtom = atom<'palette' | 'list' | undefined>(undefined)
