export * from './DateRangePicker.tsx'
export { type DateRange, type DateRangePreset, defaultPresetsOf } from './dateRange.ts'
