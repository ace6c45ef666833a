import { operation } from './operation.ts'
import { refusals } from './refusals.ts'
import { FilterListAnswer } from './list.ts'

/** Declares the operation that gives the filters of a list, by the path of that list without its first slash. */
/* @__NO_SIDE_EFFECTS__ */
export function filtersOperation<const List extends string>(list: List, summary: string) {
  return operation('GET', `/${list}/filters`, { summary, answer: FilterListAnswer, errors: refusals([401]) })
}
