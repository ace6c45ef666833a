import { atom } from 'jotai'
import * as v from 'valibot'
import { userStoredAtom } from '../storage/userStoredAtom.ts'
import { type ShortcutId } from './shortcuts.ts'

/** SHELL-71: false if the user has switched shortcuts off. */
export const shortcutSwitchAtom = userStoredAtom({ key: 'shortcuts', version: 1, schema: v.boolean() })

export interface ShortcutLayer {
  readonly ids: readonly ShortcutId[]
  readonly run: (id: ShortcutId) => void
}

export const shortcutLayersAtom = atom<readonly ShortcutLayer[]>([])

export const shortcutOverlayAtom = atom<'palette' | 'list' | undefined>(undefined)
