import { letterFields, overlays } from '@tandem/components'
import { useStore } from 'jotai'
import { useDocumentEvent } from '../page/useDocumentEvent.ts'
import { type ShortcutLayer, shortcutLayersAtom, shortcutOverlayAtom, shortcutSwitchAtom } from './shortcutAtoms.ts'
import { isPressOf, type ShortcutId, shortcuts, shortcutScopes } from './shortcuts.ts'

/**
 * While an overlay is open, only the palette's shortcut works. In a text field, only shortcuts with Mod (Control or
 * Command) work.
 */
function isMeant(id: ShortcutId, target: EventTarget | null, hasOverlay: boolean): boolean {
  if (id === 'palette') return true
  // `hasOverlay` is already true while the code of the palette or of the shortcut list is loading.
  if (hasOverlay) return false
  if (document.querySelector(overlays) !== null) return false
  return shortcuts[id].keys.includes('Mod') || (target instanceof Element && target.closest(letterFields) === null)
}

/** If several scopes use the same key, the shortcut of the innermost scope runs. */
const scopes = shortcutScopes.map(({ scope }) => scope).toReversed()

const shortcutOf = (layers: readonly ShortcutLayer[], event: KeyboardEvent) =>
  layers
    .flatMap(({ ids, run }) => ids.map((id) => ({ id, run })))
    .filter(({ id }) => isPressOf(shortcuts[id].keys, event))
    .toSorted((one, other) => scopes.indexOf(shortcuts[one.id].scope) - scopes.indexOf(shortcuts[other.id].scope))
    .at(0)

/** Runs the shortcut of a pressed key (SHELL-71). Only one component calls this hook. */
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
  // Listens in the capture phase, so that a shortcut runs before the message editor, which also uses Control+Enter.
  useDocumentEvent('keydown', listen, { capture: true })
}
