import { Validator } from '@seriousme/openapi-schema-validator'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type OpenApi, openApiOperations, requestArbitrary, resolverOf } from '../testing/requestArbitrary.ts'
import { schemaArbitrary } from '../testing/schemaArbitrary.ts'
import * as operations from './operations.ts'
import { openApiDocument } from './openapi.ts'
import { type Operation, paramsSchema, type Schema } from './core/operation.ts'

const text = await readFile(new URL('../openapi.json', import.meta.url), 'utf8')
const document: OpenApi = JSON.parse(text)
const described = openApiOperations(document)
const declared = Object.entries<Operation>(operations)
const byId = new Map(described.map((entry) => [entry.operation.operationId, entry]))

/** True for the issue of a rule that JSON schema cannot express. */
const isCheck = ({ type, issues }: v.BaseIssue<unknown>): boolean =>
  type === 'check' || (issues?.some(isCheck) ?? false)

/** The errors of a value. Ignores the rules that JSON schema cannot express. */
function refusalsOf(schema: Schema | undefined, value: unknown): readonly string[] {
  const { issues = [] } = schema ? v.safeParse(schema, value) : {}
  return issues
    .filter((issue) => !isCheck(issue))
    .map(({ message, path }) => `${path?.map(({ key }) => String(key)).join('.')}: ${message}`)
}

describe('openapi.json', () => {
  test('is valid against the OpenAPI 3.1 schema', async () => {
    const validator = new Validator()
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('is up to date', () => {
    expect(
      `${JSON.stringify(openApiDocument(), undefined, 2)}\n` === text,
      'openapi.json has drifted: run `npm run openapi`',
    ).toBe(true)
  })

  test.each(declared)(
    'describes the path, the responses, the headers and the security of %s',
    (id, { method, path, status, response, errors = {}, isPublic, idempotent }) => {
      const found = byId.get(id)
      expect(found).toMatchObject({ method, path })
      expect(Object.keys(found?.operation.responses ?? {}).sort()).toEqual(
        [String(status ?? (response ? 200 : 204)), ...Object.keys(errors)].sort(),
      )
      const headers = (found?.operation.parameters ?? []).filter((parameter) => parameter.in === 'header')
      expect(headers.map(({ name }) => name)).toEqual(idempotent ? ['Idempotency-Key'] : [])
      expect(found?.operation.security).toEqual(isPublic ? [] : undefined)
    },
  )

  test('describes only operations of the contract', () => {
    expect(described).toHaveLength(declared.length)
  })

  const ajv = new Ajv2020({ strict: true, strictTypes: false, keywords: ['components', 'x-assumed'] })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'openapi', components: document.components })

  /** Replaces one part of each value. The changed value is rarely valid. */
  const damagedArbitrary = (values: fc.Arbitrary<unknown>) =>
    fc
      .tuple(
        values,
        fc.infiniteStream(fc.nat()),
        fc.constantFrom<unknown>(undefined, null, '', -1, 0.5, 'x', true, [], {}, 'x'.repeat(20_001)),
      )
      .map(([value, choices, damaged]) => {
        const damage = (part: unknown): unknown => {
          const { value: choice } = choices.next()
          if (Array.isArray(part) && part.length > 0)
            return part.with(choice % part.length, damage(part[choice % part.length]))
          if (typeof part !== 'object' || part === null || Object.keys(part).length === 0 || choice % 4 === 0)
            return damaged
          const [key, inner] = Object.entries(part)[choice % Object.keys(part).length] ?? ['', undefined]
          return { ...part, [key]: damage(inner) }
        }
        // Converts the value to JSON and back, because a body in JSON has no undefined.
        return JSON.parse(JSON.stringify(damage(value) ?? null))
      })

  const jsonBodies = declared.flatMap(([id, { body, bodyType }]) =>
    body && bodyType === undefined ? [[id, body] as const] : [],
  )

  test.each(jsonBodies)('accepts and refuses the same bodies of %s as the contract', (id, body) => {
    const schema = byId.get(id)?.operation.requestBody?.content?.['application/json']?.schema
    if (!schema) throw new Error(`${id} has no JSON body.`)
    // `ajv` has the components under the id `openapi`, so references to the components must begin with this id.
    const isValid = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')))
    fc.assert(
      fc.property(damagedArbitrary(schemaArbitrary(schema, resolverOf(document))), (value) => {
        expect({ value, isValid: isValid(value) }).toEqual({ value, isValid: refusalsOf(body, value).length === 0 })
      }),
      { numRuns: 100, seed: 1 },
    )
  })
})

describe('a client that knows only openapi.json', () => {
  test.each(described)('makes valid requests for $operation.operationId', (entry) => {
    const operation = new Map(declared).get(entry.operation.operationId)
    if (!operation) throw new Error(`${entry.operation.operationId} is not in the contract.`)
    fc.assert(
      fc.property(requestArbitrary(document, entry), ({ params, query, body }) => {
        expect(refusalsOf(paramsSchema(operation), params)).toEqual([])
        expect(refusalsOf(operation.query, query)).toEqual([])
        expect(refusalsOf(operation.body, body)).toEqual([])
      }),
      { numRuns: 25, seed: 1 },
    )
  })

  test.each(declared.filter(([, { response }]) => response))(
    'expects only responses of %s that the contract allows',
    (id, { response, status }) => {
      const content = byId.get(id)?.operation.responses[status ?? 200]?.content ?? {}
      const schema = Object.values(content)[0]?.schema
      if (!schema || !response) throw new Error(`${id} has no response.`)
      fc.assert(
        fc.property(schemaArbitrary(schema, resolverOf(document)), (value) => {
          expect(refusalsOf(response, value)).toEqual([])
        }),
        { numRuns: 15, seed: 1 },
      )
    },
  )
})
