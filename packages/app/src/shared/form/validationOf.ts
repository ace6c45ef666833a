import { getIn, setIn } from 'final-form'
import * as v from 'valibot'
import { sharedMessages } from '../text/messages.ts'

/** The first message of the schema for each refused field. */
function refusals(schema: v.GenericSchema, values: object): ReadonlyMap<string, string> {
  const messages = new Map<string, string>()
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const [first] = issue.path ?? []
    // An entry of a list belongs to the field of the list. A property of an object is a separate field.
    const field = Array.isArray(first?.value) ? String(first.key) : (v.getDotPath(issue) ?? '')
    if (field !== '' && !messages.has(field)) messages.set(field, issue.message)
  }
  return messages
}

/** Error of an empty required field, or a function from the field to its error. */
export type RequiredText = string | ((field: string) => string)

/**
 * Validates a form's values by the schema of the request body, with one message per field: `requiredText` for a
 * required field that is empty or blank (SHELL-33), otherwise the schema's message.
 */
export const validationOf =
  (schema: v.GenericSchema, requiredText: RequiredText = sharedMessages.requiredField) =>
  (values: object): object => {
    const requiredTextOf = (field: string) => (typeof requiredText === 'string' ? requiredText : requiredText(field))
    const isMissing = (field: string): boolean => {
      const value: unknown = getIn(values, field) ?? ''
      if (typeof value !== 'string' || value.trim() !== '') return false
      return value === '' || refusals(schema, setIn(values, field, '')).has(field)
    }
    let errors: object = {}
    for (const [field, message] of refusals(schema, values))
      errors = setIn(errors, field, isMissing(field) ? requiredTextOf(field) : message)
    return errors
  }
