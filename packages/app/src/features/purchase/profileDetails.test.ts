import * as v from 'valibot'
import { expect, test } from 'vitest'
import { suggestedCountry } from './profileCalls.ts'
import { detailsForm, detailsValuesOf, fillOf, typedOf } from './profileDetails.ts'

const signIn = {
  way: 'signIn',
  country: 'AT',
  login: 'jane@example.com',
  password: 'a secret',
  oneTimeLinkEmail: 'not an address',
}

test('the form sends only the fields of the chosen sign-in method', () => {
  expect(fillOf(v.parse(detailsForm, signIn))).toEqual({ login: 'jane@example.com', password: 'a secret' })
  const link = { ...signIn, way: 'link', oneTimeLinkEmail: 'jane@example.com' }
  expect(fillOf(v.parse(detailsForm, link))).toEqual({ oneTimeLinkEmail: 'jane@example.com' })
})

test('the form checks the country and the fields of the chosen sign-in method', () => {
  const wrong = (values: object) =>
    v.safeParse(detailsForm, { ...signIn, ...values }).issues?.map((issue) => v.getDotPath(issue))
  expect(wrong({ login: '', password: ' ' })).toEqual(['login', 'password'])
  expect(wrong({ way: 'link' })).toEqual(['oneTimeLinkEmail'])
  expect(wrong({ country: 'XX' })).toEqual(['country'])
})

test('BILL-22 the values to store do not contain the password', () => {
  const { typed, password } = typedOf(signIn)
  expect(typed).toEqual({
    email: 'jane@example.com',
    useOneTimeLink: false,
    oneTimeLinkEmail: 'not an address',
    country: 'AT',
  })
  expect(detailsValuesOf({ ...typed, plan: null, requested: true }, password, 'US')).toEqual(signIn)
  expect(typedOf({}).password).toBe('')
  expect(typedOf({ way: 'link', country: 'XX' }).typed).toEqual({
    email: '',
    useOneTimeLink: true,
    oneTimeLinkEmail: '',
    country: null,
  })
})

test.each([
  ['de-AT', 'AT'],
  ['pt', 'BR'],
  ['en', 'US'],
  ['ja-JP', 'US'],
  ['en-US@posix', 'US'],
  ['C', 'US'],
  ['', 'US'],
])("BILL-46, SHELL-97 for the browser language '%s', the form suggests the country %s", (language, country) => {
  expect(suggestedCountry(language)).toBe(country)
})
