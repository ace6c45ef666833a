import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react'
import { useLatest } from './useLatest.ts'

type Draw<Props> = (props: Props) => ReactElement

/** A part of the interface whose code loads when it is first needed, once for all components that show it. */
export interface OnDemand<Props> {
  readonly load: () => Promise<Draw<Props>>
  /** Undefined until the code is loaded. */
  readonly getLoaded: () => Draw<Props> | undefined
}

export function onDemand<Props extends object>(loadPart: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: Draw<Props> | undefined
  async function load(): Promise<Draw<Props>> {
    if (!loaded) {
      const Part = await loadPart()
      loaded = (props) => createElement(Part, props)
    }
    return loaded
  }
  return { load, getLoaded: () => loaded }
}

/**
 * Loads a part once it is wanted. Returns the function that draws it, undefined until then; a part that is loaded
 * already is there in the first render. (`lazy` would show its fallback each time, and hold back a part for 300 ms.)
 * @param onFailure default: the nearest error boundary gets the error
 */
export function usePart<Props extends object>(
  { load, getLoaded }: OnDemand<Props>,
  isWanted = true,
  onFailure?: (error: unknown) => void,
): Draw<Props> | undefined {
  const latestOnFailure = useLatest(onFailure)
  const [draw, setDraw] = useState(getLoaded)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  useEffect(() => {
    if (draw || !isWanted) return undefined
    let isGone = false
    const take = async () => {
      try {
        const part = await load()
        if (!isGone) setDraw(() => part)
      } catch (error) {
        if (isGone) return
        if (latestOnFailure.current) latestOnFailure.current(error)
        else setFailure({ error })
      }
    }
    void take()
    return () => {
      isGone = true
    }
  }, [draw, isWanted, load, latestOnFailure])
  if (failure) throw failure.error
  return draw
}
