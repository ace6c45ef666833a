export { ImportRow, type ImportRowProps } from './ImportRow.tsx'
