import * as v from 'valibot'

/** The first reason why the server would refuse a part of a sequence. Undefined: the part is valid. */
export const partProblem = (schema: v.GenericSchema, part: unknown): string | undefined =>
  v.safeParse(schema, part).issues?.[0].message
