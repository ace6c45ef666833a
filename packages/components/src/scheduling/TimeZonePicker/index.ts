export { TimeZonePicker, type TimeZonePickerProps } from './TimeZonePicker.tsx'
export { type TimeZoneItem } from './timeZoneSearch.ts'
