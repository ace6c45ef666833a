import * as v from 'valibot'
import { sharedMessages } from '../messages.ts'

/**
 * Validates a form's values by the schema of the request that they become: one sentence a field, by field name. A field left empty is
 * 'Field is required!' (document 1, section 5); all else reads as the contract says it.
 */
export const validationOf =
  (schema: v.GenericSchema) =>
  (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => {
    const issues = v.safeParse(schema, values).issues ?? []
    const errors = new Map<string, string>()
    for (const issue of issues) {
      const field = v.getDotPath(issue) ?? ''
      const isEmpty = (values[field] ?? '') === ''
      if (!errors.has(field)) errors.set(field, isEmpty ? sharedMessages.requiredField : issue.message)
    }
    return Object.fromEntries(errors)
  }
