import { atom } from 'jotai'
import * as v from 'valibot'
import { userStoredAtom } from '../storage/userStoredAtom.ts'
import { type ShortcutId } from './shortcuts.ts'

/** SHELL-71: false if this user has turned shortcuts off, for example because speech input presses keys by accident. */
export const shortcutSwitchAtom = userStoredAtom({ key: 'shortcuts', version: 1, schema: v.boolean() })

/** The shortcuts of a mounted part of a screen. */
export interface ShortcutLayer {
  readonly ids: readonly ShortcutId[]
  readonly run: (id: ShortcutId) => void
}

/** The mounted parts of the screen with shortcuts. */
export const shortcutLayersAtom = atom<readonly ShortcutLayer[]>([])

/** The overlay that a shortcut opened above the page. */
export const shortcutOverlayAtom = atom<'palette' | 'list' | undefined>(undefined)
