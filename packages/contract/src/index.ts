import { type ResponseOf, type ParsedInputOf } from './core/operation.ts'
import * as operations from './operations.ts'

export * from './call/rules.ts'
export * from './client/rules.ts'
export * from './constants.ts'
export * from './conversation/rules.ts'
export { withoutAssumedFields } from './core/assumed.ts'
export * from './core/csv.ts'
export * from './core/dates.ts'
export * from './core/filters.ts'
export * from './core/operation.ts'
export * from './core/query.ts'
export {
  type CallId,
  type ClientId,
  type ConversationId,
  type MessageId,
  type ProfileId,
  type RecipientId,
  type SequenceId,
  type UserId,
  tooLongText,
} from './core/scalars.ts'
export * from './core/search.ts'
export * from './core/timeZoneOption.ts'
export * from './message/rules.ts'
export * from './operations.ts'
export * from './payment/rules.ts'
export * from './profile/health.ts'
export * from './profile/hours.ts'
export * from './profile/rules.ts'
export * from './recipient/rules.ts'
export * from './recipientImport/rules.ts'
export * from './schedule/rules.ts'
export * from './schemas.ts'
export * from './sequence/rules.ts'
export * from './sequenceForecast/rules.ts'
export * from './stats/rules.ts'
export * from './step/rules.ts'
export * from './user/rules.ts'
export { operations }

export type Operations = typeof operations
/** The id of an operation, such as 'sequenceList'. */
export type OperationId = keyof Operations
/** The input of a handler. */
export type ParsedInput<Id extends OperationId> = ParsedInputOf<Operations[Id]>
export type OperationResponse<Id extends OperationId> = ResponseOf<Operations[Id]>
