import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withFormula, withoutFormula } from './csv.ts'

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|calc', "'=1"])(
  'LIST-40 an export marks the value %j as text',
  (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`)
  },
)

test.each(['Ann', '1-2', '-12.5', 'a=b', '', "'quoted'"])('LIST-40 an export leaves the value %j unchanged', (text) => {
  expect(withoutFormula(text)).toBe(text)
})

test('IMPORT-30 an import restores every exported value', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '-', '1', 'a', '\t'), maxLength: 6 })
  fc.assert(
    fc.property(text, (value) => {
      expect(withFormula(withoutFormula(value))).toBe(value)
    }),
  )
})
