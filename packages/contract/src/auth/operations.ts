import { operation, refusals } from '../core/operation.ts'
import { User } from '../user/schema.ts'
import {
  ConfirmationRequest,
  Credentials,
  EmailConfirmation,
  PasswordReset,
  PasswordResetRequest,
  Registration,
} from './schema.ts'

export const login = operation('POST', '/auth/login', {
  summary: 'Starts a session; the response sets the session cookie.',
  body: Credentials,
  response: User,
  errors: refusals([400, 401, 429]),
  isPublic: true,
  is401Tolerated: true,
  assumed: 'needed',
  isSafe: true,
})

export const logout = operation('POST', '/auth/logout', {
  summary: 'Ends the session.',
  errors: refusals([401]),
})

export const register = operation('POST', '/auth/register', {
  summary: 'Creates a user and an organization for the user.',
  body: Registration,
  response: User,
  status: 201,
  errors: refusals([400, 409, 422, 429]),
  isPublic: true,
  idempotent: true,
  assumed: 'needed',
})

export const confirmEmail = operation('POST', '/auth/confirm-email', {
  summary: 'Confirms an email address with the token from the mail; 400 for an expired or unknown token.',
  body: EmailConfirmation,
  errors: refusals([400]),
  isPublic: true,
  assumed: 'needed',
})

export const requestConfirmation = operation('POST', '/auth/request-confirmation', {
  summary: 'Sends the confirmation mail again; the response is the same for an unknown address.',
  body: ConfirmationRequest,
  errors: refusals([400, 422, 429]),
  isPublic: true,
  idempotent: true,
  assumed: 'extra',
})

export const requestPasswordReset = operation('POST', '/auth/request-reset-password', {
  summary: 'Sends a mail to set a new password; the response is the same for an unknown address.',
  body: PasswordResetRequest,
  errors: refusals([400, 422, 429]),
  isPublic: true,
  idempotent: true,
  assumed: 'needed',
})

export const resetPassword = operation('POST', '/auth/reset-password', {
  summary: 'Sets a new password with the token from the mail; 400 for an expired or unknown token.',
  body: PasswordReset,
  errors: refusals([400]),
  isPublic: true,
  assumed: 'needed',
})
