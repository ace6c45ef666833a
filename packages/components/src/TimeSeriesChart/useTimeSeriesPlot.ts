import { createElement, type ReactElement, useEffect, useState } from 'react'
import { type TimeSeriesPlotProps } from './timeSeriesPlotProps.ts'

type DrawPlot = (props: TimeSeriesPlotProps) => ReactElement

let loaded: DrawPlot | undefined

/** Loads the drawing, once for all charts. */
export async function loadTimeSeriesPlot(): Promise<DrawPlot> {
  if (!loaded) {
    const { TimeSeriesPlot } = await import('./TimeSeriesPlot.tsx')
    loaded = (props) => createElement(TimeSeriesPlot, props)
  }
  return loaded
}

/**
 * Draws the plot; undefined while that is on its way. Once it is there, every further chart has it at its first render. (`lazy` would show
 * the skeleton again each time, and hold a drawing that has just come back for 300 ms.) It loads while the figures are still awaited.
 */
export function useTimeSeriesPlot(): DrawPlot | undefined {
  const [drawPlot, setDrawPlot] = useState(() => loaded)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  useEffect(() => {
    if (drawPlot) return undefined
    let isGone = false
    const load = async () => {
      try {
        const draw = await loadTimeSeriesPlot()
        if (!isGone) setDrawPlot(() => draw)
      } catch (error) {
        if (!isGone) setFailure({ error })
      }
    }
    void load()
    return () => {
      isGone = true
    }
  }, [drawPlot])
  // As `lazy` does it: the nearest error boundary answers for a chunk that could not be loaded.
  if (failure) throw failure.error
  return drawPlot
}
