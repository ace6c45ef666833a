import { type ErrorStatus, type Schema } from './operation.ts'
import { ErrorBody } from './error.ts'

type Refusals<Status extends ErrorStatus, Special> = {
  readonly [S in Exclude<Status, keyof Special>]: typeof ErrorBody
} & Special

/** Error bodies of an operation: the common one for each status, or the one in `special`. */
/* @__NO_SIDE_EFFECTS__ */
export function refusals<
  const Status extends ErrorStatus,
  const Special extends Readonly<Partial<Record<ErrorStatus, Schema>>> = object,
>(statuses: readonly Status[], special?: Special): Refusals<Status, Special> {
  return Object.assign(Object.fromEntries(statuses.map((status) => [status, ErrorBody])), special)
}
