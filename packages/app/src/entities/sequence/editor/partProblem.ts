import * as v from 'valibot'

/** The first reason for which the server refuses a part of a sequence; undefined where it takes it. */
export const partProblem = (schema: v.GenericSchema, part: unknown): string | undefined =>
  v.safeParse(schema, part).issues?.[0].message
