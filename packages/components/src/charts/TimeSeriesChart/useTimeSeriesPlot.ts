import { onDemand, usePart } from '../../hooks/onDemand.ts'

/** The drawing: its code loads while the figures load. */
const plot = onDemand(async () => (await import('./TimeSeriesPlot.tsx')).TimeSeriesPlot)

export const loadTimeSeriesPlot = plot.load
export const useTimeSeriesPlot = () => usePart(plot)
