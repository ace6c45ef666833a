import { lazyPart, usePart } from '../../hooks/lazyPart.tsx'

/** The drawing. Its code loads when the first chart mounts, usually while the figures load. */
const plot = lazyPart(async () => (await import('./TimeSeriesPlot.tsx')).TimeSeriesPlot)

export const loadTimeSeriesPlot = plot.load
export const useTimeSeriesPlot = () => usePart(plot)
