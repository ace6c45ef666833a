export { TimeZonePicker, type TimeZonePickerProps } from './TimeZonePicker.tsx'
export { shownZone, type TimeZoneItem } from './timeZoneSearch.ts'
