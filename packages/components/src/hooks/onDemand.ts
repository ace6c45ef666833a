import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react'

type Draw<Props> = (props: Props) => ReactElement

/**
 * A part that is loaded when it is first needed, once for all who show it. The hook gives what draws it, or undefined while that is on its way;
 * once it is there, every further owner has it at its first render. (`lazy` would show the fallback again each time, and hold a part that has
 * just come back for 300 ms.) A part that could not be loaded is answered for by the nearest error boundary, as with `lazy`.
 */
export function onDemand<Props extends object>(loadPart: () => Promise<ComponentType<Props>>) {
  let loaded: Draw<Props> | undefined

  async function load(): Promise<Draw<Props>> {
    if (!loaded) {
      const Part = await loadPart()
      loaded = (props) => createElement(Part, props)
    }
    return loaded
  }

  function usePart(isWanted = true): Draw<Props> | undefined {
    const [draw, setDraw] = useState(() => loaded)
    const [failure, setFailure] = useState<{ readonly error: unknown }>()
    useEffect(() => {
      if (draw || !isWanted) return undefined
      let isGone = false
      const take = async () => {
        try {
          const part = await load()
          if (!isGone) setDraw(() => part)
        } catch (error) {
          if (!isGone) setFailure({ error })
        }
      }
      void take()
      return () => {
        isGone = true
      }
    }, [draw, isWanted])
    if (failure) throw failure.error
    return draw
  }

  return { load, usePart }
}
