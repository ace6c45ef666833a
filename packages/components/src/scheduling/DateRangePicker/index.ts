export * from './DateRangePicker.tsx'
export { type DateRange, type DateRangePreset } from './dateRange.ts'
