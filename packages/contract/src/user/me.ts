import * as v from 'valibot'
import { operation, refusals } from '../core/operation.ts'
import { queryBoolean } from '../core/query.ts'
import { User } from './schema.ts'

// Every page loads this file for the session check, so the other operations of users are in separate files.

export const userMe = operation('GET', '/users/me', {
  summary: 'The current user; 401 means that no user is signed in.',
  query: v.object({ fresh: v.optional(queryBoolean) }),
  response: User,
  errors: refusals([400, 401]),
  is401Tolerated: true,
})

export const userMeImage = operation('GET', '/users/me/image', {
  summary: 'The picture of the current user.',
  response: v.string(),
  responseType: 'image/svg+xml',
  errors: refusals([401]),
})
