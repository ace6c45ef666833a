import * as v from 'valibot'

export const partProblem = (schema: v.GenericSchema, part: unknown): string | undefined =>
  v.safeParse(schema, part).issues?.[0].message
