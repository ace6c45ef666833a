import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { validationOf } from './validationOf.ts'

const visible = v.pipe(v.string(), v.regex(/\S/, 'Nothing visible.'))
const url = v.union([v.literal(''), v.pipe(v.string(), v.url('This is no web address.'))])
const schema = v.object({ name: visible, url, contact: v.object({ email: visible }), sizes: v.array(visible) })
const valid = { name: 'Ann', url: '', contact: { email: 'a@example.com' }, sizes: [] }

const errorsOf = (change: object) => validationOf(schema)({ ...valid, ...change })

describe('SHELL-33, SHELL-37 the message of a required field', () => {
  test.each([
    ['a missing value', { name: undefined }, { name: 'Field is required!' }],
    ['an empty text', { name: '' }, { name: 'Field is required!' }],
    ['blanks', { name: ' \n ' }, { name: 'Field is required!' }],
    ['an empty field of an object', { contact: { email: '' } }, { contact: { email: 'Field is required!' } }],
  ])('shows for %s', (_, change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })

  test('does not show for an optional field', () => {
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ url: '  ' })).toEqual({ url: 'This is no web address.' })
    expect(errorsOf({ sizes: ['a', ''] })).toEqual({ sizes: 'Nothing visible.' })
  })
})
