export { type ColumnMapping, type ImportField } from './columnMapping.ts'
export { type HeaderChoice, ImportMapper, type ImportMapperProps } from './ImportMapper.tsx'
