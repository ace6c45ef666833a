import { replaceEqualDeep } from '@tanstack/query-core'

export const isDeepEqual = (left: unknown, right: unknown): boolean => replaceEqualDeep(left, right) === left
