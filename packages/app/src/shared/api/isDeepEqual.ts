import { replaceEqualDeep } from '@tanstack/query-core'

/** True if two JSON values are equal at all levels. */
export const isDeepEqual = (left: unknown, right: unknown): boolean => replaceEqualDeep(left, right) === left
