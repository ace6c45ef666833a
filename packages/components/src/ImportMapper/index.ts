export { type ColumnMapping, type ImportField, proposedMapping } from './columnMapping.ts'
export { ImportMapper, type ImportMapperProps } from './ImportMapper.tsx'
