import { FORM_ERROR, setIn } from 'final-form'
import { errorText, refusedFields } from '../api/errorText.ts'

/** Thrown by `onSubmit` if a component in the form explains the error. Then the error bar is not shown. */
export class FormExplains extends Error {
  override readonly name = 'FormExplains'
}

/**
 * If the server's error lists invalid fields, `invalidText` shows, or `failedText` if `invalidText` is undefined. For
 * any other error, `failedText` shows.
 */
interface SubmitErrorTexts {
  readonly invalidText?: string | undefined
  readonly failedText?: string | undefined
}

const given = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text])

/** Returns the server's messages by field. The texts without a field are in `FORM_ERROR`. */
export function submitErrors(
  error: unknown,
  fieldNames: readonly string[],
  { invalidText, failedText }: SubmitErrorTexts = {},
): object {
  if (error instanceof FormExplains) return { [FORM_ERROR]: [] }
  const refused = refusedFields(error)
  if (refused.length === 0) return { [FORM_ERROR]: [...given(failedText), errorText(error)] }
  let beside: object = {}
  const above = [...given(invalidText ?? failedText)]
  for (const { field = '', message } of refused) {
    // 'targetSizes.0' is an entry of the field 'targetSizes'.
    const name = fieldNames.find((each) => field === each || field.startsWith(`${each}.`))
    if (name === undefined) above.push(message)
    else beside = setIn(beside, name, message)
  }
  return above.length > 0 ? { ...beside, [FORM_ERROR]: above } : beside
}
