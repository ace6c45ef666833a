import { expect, test } from 'vitest'
import { placesOf } from './noticePlaces.ts'

const unknown = { email: false, connection: undefined, credits: undefined, plan: false }

test('SHELL-87 keeps a space until another page opens, also if its notice does not appear', () => {
  const opened = placesOf(undefined, { page: 'calls', shown: unknown, last: ['credits'] })
  expect(opened.places).toEqual({ email: 'over', connection: 'over', credits: 'kept', plan: 'over' })
  const answered = { page: 'calls', shown: { email: false, connection: true, credits: false, plan: false }, last: [] }
  expect(placesOf(opened, answered)).toBe(opened)
  const next = placesOf(opened, { ...answered, page: 'team' })
  expect(next.places).toEqual({ email: 'over', connection: 'above', credits: 'over', plan: 'over' })
})

test('SHELL-26, SHELL-87 removes the space of a dismissed notice', () => {
  const shown = { email: false, connection: true, credits: false, plan: false }
  const opened = placesOf(undefined, { page: '', shown, last: [] })
  expect(opened.places.connection).toBe('above')
  const dismissed = placesOf(opened, { page: '', shown: { ...shown, connection: false }, last: [] })
  expect(dismissed.places.connection).toBe('over')
})
