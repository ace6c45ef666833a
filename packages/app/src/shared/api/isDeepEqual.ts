import { replaceEqualDeep } from '@tanstack/query-core'

/** Whether two values hold the same, down to the last level. Takes what JSON can hold. */
export const isDeepEqual = (left: unknown, right: unknown): boolean => replaceEqualDeep(left, right) === left
