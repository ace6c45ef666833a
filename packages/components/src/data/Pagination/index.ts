export { pageSizes } from './pageSizes.ts'
export { Pagination, type PaginationProps } from './Pagination.tsx'
