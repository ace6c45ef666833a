export * from './SendTimePicker.tsx'
