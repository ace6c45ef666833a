import { onDemand } from '../../hooks/onDemand.ts'

/** The drawing: it loads while the figures are still awaited. */
export const { load: loadTimeSeriesPlot, usePart: useTimeSeriesPlot } = onDemand(
  async () => (await import('./TimeSeriesPlot.tsx')).TimeSeriesPlot,
)
