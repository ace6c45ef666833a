import { FORM_ERROR, setIn } from 'final-form'
import { errorText, refusedFields } from '../errorText.ts'

/**
 * The errors of a failed submit: the server's messages at their fields, all others in `FORM_ERROR`, after `invalidText`
 * if the form has one.
 */
export function submitErrors(error: unknown, fieldNames: readonly string[], invalidText?: string): object {
  const refused = refusedFields(error)
  if (refused.length === 0) return { [FORM_ERROR]: [errorText(error)] }
  let beside: object = {}
  const above = invalidText === undefined ? [] : [invalidText]
  for (const { field = '', message } of refused) {
    // 'targetSizes.0' is an entry of the field 'targetSizes'.
    const name = fieldNames.find((each) => field === each || field.startsWith(`${each}.`))
    if (name === undefined) above.push(message)
    else beside = setIn(beside, name, message)
  }
  return above.length > 0 ? { ...beside, [FORM_ERROR]: above } : beside
}
