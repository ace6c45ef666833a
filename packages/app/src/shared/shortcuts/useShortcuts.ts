import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { type ShortcutLayer, shortcutLayersAtom } from './shortcutAtoms.ts'
import { type ShortcutId, shortcutIds } from './shortcuts.ts'

type ShortcutActions = Readonly<Partial<Record<ShortcutId, (() => void) | undefined>>>

/** Adds shortcuts while the component is mounted. If an id has no action, a surrounding component can handle the id. */
export function useShortcuts(actions: ShortcutActions): void {
  const setLayers = useSetAtom(shortcutLayersAtom)
  const run = useEffectEvent((id: ShortcutId) => actions[id]?.())
  const idList = shortcutIds.filter((id) => actions[id] !== undefined).join()
  useEffect(() => {
    const layer: ShortcutLayer = {
      ids: shortcutIds.filter((id) => idList.split(',').includes(id)),
      run: (id) => run(id),
    }
    setLayers((layers) => [...layers, layer])
    return () => setLayers((layers) => layers.filter((each) => each !== layer))
  }, [setLayers, idList])
}
