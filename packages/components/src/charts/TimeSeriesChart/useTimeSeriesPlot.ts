import { lazyPart, usePart } from '../../hooks/lazyPart.tsx'

/** The drawing. Its code loads at the same time as the figures. */
const plot = lazyPart(async () => (await import('./TimeSeriesPlot.tsx')).TimeSeriesPlot)

export const loadTimeSeriesPlot = plot.load
export const useTimeSeriesPlot = () => usePart(plot)
