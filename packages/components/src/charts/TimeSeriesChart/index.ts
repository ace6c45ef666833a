export { type ChartData, type ChartSeries, type ChartSeriesList } from './chartData.ts'
export * from './TimeSeriesChart.tsx'
