import { type ErrorStatus, type Schema } from './operation.ts'
import { ErrorBody } from './resources/error.ts'

type Refusals<Status extends ErrorStatus, Special> = {
  readonly [S in Exclude<Status, keyof Special>]: typeof ErrorBody
} & Special

/** The statuses with which an operation may refuse, each with the common error body or its special one. */
/* @__NO_SIDE_EFFECTS__ */
export function refusals<
  const Status extends ErrorStatus,
  const Special extends Readonly<Partial<Record<ErrorStatus, Schema>>> = object,
>(statuses: readonly Status[], special?: Special): Refusals<Status, Special> {
  return Object.assign(Object.fromEntries(statuses.map((status) => [status, ErrorBody])), special)
}
