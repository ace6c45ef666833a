import { type Page, type Route } from '@playwright/test'
import { type Operation, operations } from '@tandem/contract'
import * as v from 'valibot'

export interface Oddity {
  /** Replaces each value that has a fixed list of possible values, such as a status. */
  readonly choice?: string
  /** True if optional and nullable fields are missing. */
  readonly lacksOptional?: boolean
  /** The name of a text field that is added to each object. */
  readonly extraField?: string
}

const AnySchema = v.looseObject({
  type: v.string(),
  entries: v.optional(v.record(v.string(), v.unknown())),
  item: v.optional(v.unknown()),
  items: v.optional(v.array(v.unknown())),
  value: v.optional(v.unknown()),
  wrapped: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown())),
  pipe: v.optional(v.array(v.unknown())),
})

const isSchema = (value: unknown): value is v.GenericSchema => v.is(AnySchema, value)
const mayBeMissing = new Set(['optional', 'exact_optional', 'nullable', 'nullish'])

function oddResponse(schema: unknown, response: unknown, oddity: Oddity): unknown {
  const { type, entries, item, items, value, wrapped, options, pipe } = v.parse(AnySchema, schema)
  if (wrapped) return response === null || response === undefined ? response : oddResponse(wrapped, response, oddity)
  if (type === 'picklist') return oddity.choice ?? response
  if (options) {
    const option = options.find((each) => isSchema(each) && v.is(each, response))
    return option ? oddResponse(option, response, oddity) : response
  }
  if (Array.isArray(response)) {
    return response.map((each: unknown, index) => {
      const part = item ?? items?.[index]
      return part ? oddResponse(part, each, oddity) : each
    })
  }
  if (entries && typeof response === 'object' && response !== null) {
    const fields = Object.entries(response).flatMap(([name, field]): (readonly [string, unknown])[] => {
      const part = entries[name]
      if (!part) return [[name, field]]
      // Keeps the columns of an import. `attributeId` can be null, but a column without this field has no meaning.
      if (name === 'columns') return [[name, field]]
      const isLeftOut = oddity.lacksOptional && mayBeMissing.has(v.parse(AnySchema, part).type)
      return isLeftOut ? [] : [[name, oddResponse(part, field, oddity)]]
    })
    return { ...Object.fromEntries(fields), ...(oddity.extraField ? { [oddity.extraField]: 'Extra' } : {}) }
  }
  if (type === 'record' && value && typeof response === 'object' && response !== null) {
    return Object.fromEntries(
      Object.entries(response).map(([name, field]) => [name, oddResponse(value, field, oddity)]),
    )
  }
  const [first] = pipe ?? []
  return first && first !== schema && isSchema(first) ? oddResponse(first, response, oddity) : response
}

const declared: readonly Operation[] = Object.values(operations)

function operationOf(method: string, pathname: string): Operation | undefined {
  const matching = declared.filter((each) => {
    const pattern = each.path.replaceAll(/\{\w+\}/g, '[^/]+')
    return each.method === method && new RegExp(`/api/v2${pattern}$`).test(pathname)
  })
  // `/recipients/filters` also matches `/recipients/{id}`. The path without a placeholder is right.
  return matching.toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0]
}

/**
 * Changes the responses that a page gets. `lacksOptional` does not change definitions of filters, because the filters
 * need the optional fields.
 */
export async function readOddResponses(page: Page, oddity: Oddity): Promise<void> {
  const respondOddly = async (route: Route) => {
    const request = route.request()
    const operation = operationOf(request.method(), new URL(request.url()).pathname)
    const isPlain = oddity.lacksOptional && operation?.path.endsWith('/filters')
    if (request.method() !== 'GET' || !operation?.response || operation.responseType || isPlain) return route.fallback()
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    return route.fulfill({ response, json: oddResponse(operation.response, await response.json(), oddity) })
  }
  await page.route('**/api/v2/**', respondOddly)
}
