import { onDemand, usePart } from '../../hooks/onDemand.ts'

/** The drawing: it loads while the figures are still awaited. */
const plot = onDemand(async () => (await import('./TimeSeriesPlot.tsx')).TimeSeriesPlot)

export const loadTimeSeriesPlot = plot.load
export const useTimeSeriesPlot = () => usePart(plot)
