import { lazyPart, usePart } from '../../hooks/lazyPart.tsx'

/** The code of the drawing loads when the first chart mounts. */
const plot = lazyPart(async () => (await import('./TimeSeriesPlot.tsx')).TimeSeriesPlot)

export const loadTimeSeriesPlot = plot.load
export const useTimeSeriesPlot = () => usePart(plot)
