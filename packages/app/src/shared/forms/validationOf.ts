import { setIn } from 'final-form'
import * as v from 'valibot'
import { sharedMessages } from '../messages.ts'

/**
 * Validates a form's values by the schema of the request that they become: one sentence a field. A field left empty is `requiredText`
 * ('Field is required!', document 1, section 5); all else reads as the contract says it.
 */
export const validationOf =
  (schema: v.GenericSchema, requiredText: string = sharedMessages.requiredField) =>
  (values: Readonly<Record<string, unknown>>): object => {
    let errors: object = {}
    const seen = new Set<string>()
    for (const issue of v.safeParse(schema, values).issues ?? []) {
      const [first, ...inside] = issue.path ?? []
      // An entry of a list is part of its field; a part of an object is a field of its own.
      const field = Array.isArray(first?.value) ? String(first.key) : (v.getDotPath(issue) ?? '')
      const isEmpty = inside.length === 0 && (values[field] ?? '') === ''
      if (field === '' || seen.has(field)) continue
      seen.add(field)
      errors = setIn(errors, field, isEmpty ? requiredText : issue.message)
    }
    return errors
  }
