export { CallStatusSelect, type CallStatusSelectProps } from './CallStatusSelect.tsx'
