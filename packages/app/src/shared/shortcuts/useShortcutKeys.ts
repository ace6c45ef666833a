import { letterFields, overlays } from '@tandem/components'
import { useStore } from 'jotai'
import { useDocumentEvent } from '../page/useDocumentEvent.ts'
import { type ShortcutLayer, shortcutLayersAtom, shortcutOverlayAtom, shortcutSwitchAtom } from './shortcutAtoms.ts'
import { isPressOf, type ShortcutId, shortcuts, shortcutScopes } from './shortcuts.ts'

/** While an overlay is open, only the palette's shortcut works. In a text field, only shortcuts with Mod work. */
function isMeant(id: ShortcutId, target: EventTarget | null, hasOverlay: boolean): boolean {
  if (id === 'palette') return true
  // The overlay may still be loading.
  if (hasOverlay) return false
  if (document.querySelector(overlays) !== null) return false
  return shortcuts[id].keys.includes('Mod') || (target instanceof Element && target.closest(letterFields) === null)
}

/** The innermost scope handles a key first. */
const scopes = shortcutScopes.map(({ scope }) => scope).toReversed()

const shortcutOf = (layers: readonly ShortcutLayer[], event: KeyboardEvent) =>
  layers
    .flatMap(({ ids, run }) => ids.map((id) => ({ id, run })))
    .filter(({ id }) => isPressOf(shortcuts[id].keys, event))
    .toSorted((one, other) => scopes.indexOf(shortcuts[one.id].scope) - scopes.indexOf(shortcuts[other.id].scope))
    .at(0)

/** SHELL-71. Mounted once. */
export function useShortcutKeys(): void {
  const store = useStore()
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || store.get(shortcutSwitchAtom) === false) return
    const found = shortcutOf(store.get(shortcutLayersAtom), event)
    if (!found || !isMeant(found.id, event.target, store.get(shortcutOverlayAtom) !== undefined)) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) found.run(found.id)
  }
  // Before the message editor, which also handles Control and Enter.
  useDocumentEvent('keydown', listen, { capture: true })
}
