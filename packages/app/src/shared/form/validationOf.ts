import { getIn, setIn } from 'final-form'
import * as v from 'valibot'
import { sharedMessages } from '../text/messages.ts'

function refusals(schema: v.GenericSchema, values: object): ReadonlyMap<string, string> {
  const messages = new Map<string, string>()
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const [first] = issue.path ?? []
    // An error of a list's entry belongs to the field of the list.
    const field = Array.isArray(first?.value) ? String(first.key) : (v.getDotPath(issue) ?? '')
    if (field !== '' && !messages.has(field)) messages.set(field, issue.message)
  }
  return messages
}

/** A text, or a function of the field's name. */
export type RequiredText = string | ((field: string) => string)

/** Validates by the schema. `requiredText` replaces the schema's message for an empty required field (SHELL-33). */
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
