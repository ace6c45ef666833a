import type * as v from 'valibot'

/**
 * A schema that looks at a frozen value only once: a server answers with the same records again and again. What is frozen counts as frozen all the
 * way down, as the records of a store are; anything else, such as parsed JSON, is looked at each time. For schemas that transform
 * nothing; pick and partial are to take the schema inside.
 */
/* @__NO_SIDE_EFFECTS__ */
export function checkedOnce<const Schema extends v.GenericSchema>(schema: Schema): Schema {
  const valid = new WeakSet<object>()
  const run: Schema['~run'] = (dataset, config) => {
    const { value } = dataset
    const record = typeof value === 'object' && value !== null && Object.isFrozen(value) ? value : undefined
    if (record && valid.has(record)) return { typed: true, value }
    const result = schema['~run'](dataset, config)
    if (record && !result.issues) valid.add(record)
    return result
  }
  return Object.assign({}, schema, { '~run': run })
}
