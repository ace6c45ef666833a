export { type ChartData, type ChartSeries, type ChartSeriesList } from './chartData.ts'
export { type ChartTick } from './chartTicks.ts'
export * from './TimeSeriesChart.tsx'
