export * from './DateRangePicker.tsx'
export { type DateRange } from './dateRange.ts'
