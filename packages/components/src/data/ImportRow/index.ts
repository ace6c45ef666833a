export { ImportRow, type ImportRowProps } from './ImportRow.tsx'
export { ImportRowList, type ImportRowListProps } from './ImportRowList.tsx'
