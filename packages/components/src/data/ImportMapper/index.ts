export { type ColumnMapping, type ImportField } from './columnMapping.ts'
export { ImportMapper, type ImportMapperProps } from './ImportMapper.tsx'
