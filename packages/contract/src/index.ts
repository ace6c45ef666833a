import { type AnswerOf, type ParsedInputOf } from './operation.ts'
import * as operations from './operations/index.ts'

export * from './constants.ts'
export * from './operation.ts'
export * from './operations/index.ts'
export * from './params.ts'
export * from './query.ts'
export * from './resources/index.ts'
export * from './rules/automation.ts'
export * from './rules/category.ts'
export * from './rules/credits.ts'
export * from './rules/day.ts'
export * from './rules/delay.ts'
export * from './rules/filterQuery.ts'
export * from './rules/filterUrl.ts'
export * from './rules/firstMessage.ts'
export * from './rules/initials.ts'
export * from './rules/paging.ts'
export * from './rules/percent.ts'
export * from './rules/placeholder.ts'
export * from './rules/profileLink.ts'
export * from './rules/returnAddress.ts'
export * from './rules/schedule.ts'
export * from './rules/sequence.ts'
export * from './rules/stats.ts'
export * from './rules/template.ts'
export * from './rules/timeLabel.ts'
export * from './rules/workingTime.ts'
export * from './rules/zone.ts'
export { operations }

export type Operations = typeof operations
export type OperationId = keyof Operations
/** What the handler of an operation receives. */
export type ParsedInput<Id extends OperationId> = ParsedInputOf<Operations[Id]>
/** What an operation answers. */
export type Answer<Id extends OperationId> = AnswerOf<Operations[Id]>
