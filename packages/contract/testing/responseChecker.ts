import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type OpenApi, type OpenApiOperation } from './requestArbitrary.ts'

interface ReceivedResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/**
 * Returns a function that checks a response. The function returns an error message, or undefined if the response fits
 * the document.
 */
export function responseChecker(
  document: OpenApi,
): (operation: OpenApiOperation, response: ReceivedResponse) => string | undefined {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, keywords: ['components', 'x-assumed'] })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'openapi', components: document.components })

  /** Compiles each schema once. */
  function validatorOf(id: string, schema: object) {
    if (!ajv.getSchema(id))
      ajv.addSchema(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')), id)
    return ajv.getSchema(id)
  }

  return ({ operationId, responses }, { status, headers, text }) => {
    const response = responses[status]
    if (!response) return `${status} is not described: ${text.slice(0, 300)}`
    const described = Object.entries(response.content ?? {})[0]
    if (!described)
      return text === '' ? undefined : `${status} has a body, but is described as empty: ${text.slice(0, 300)}`
    const [type, { schema }] = described
    const given = headers.get('content-type')
    if (given !== type) return `${status} is ${given ?? 'of no type'}, but is described as ${type}`
    const isValid = validatorOf(`${operationId} ${status}`, schema)
    if (!isValid) return `The schema of ${status} cannot be compiled`
    if (isValid(type === 'application/json' ? JSON.parse(text) : text)) return undefined
    return `${status}: ${ajv.errorsText(isValid.errors, { dataVar: 'body' })}`
  }
}
