import * as v from 'valibot'
import { body, email, filledText, nameText, text } from '../core/scalars.ts'

/** AUTH-9 */
export const sessionCookieName = 'tandem_session'

const newPassword = v.pipe(filledText('Password', 200), v.minLength(8, 'A password needs at least 8 characters.'))
const token = filledText('Token', 200, 'The link is incomplete.')

/** SHELL-54: the sign-in form checks only that both fields are filled. */
export const Credentials = body({ email: filledText('Email', 254), password: filledText('Password', 200) })
export type Credentials = v.InferOutput<typeof Credentials>

/** AUTH-18: the AppSumo `code` sets the organization's tier. */
export const Registration = body({
  name: nameText(),
  email,
  password: newPassword,
  code: v.optional(text('Code', 100)),
})
export type Registration = v.InferOutput<typeof Registration>

/** The token of a confirmation email works once. */
export const EmailConfirmation = body({ token })
export type EmailConfirmation = v.InferOutput<typeof EmailConfirmation>

export const ConfirmationRequest = body({ email })
export type ConfirmationRequest = v.InferOutput<typeof ConfirmationRequest>

export const PasswordResetRequest = body({ email })
export type PasswordResetRequest = v.InferOutput<typeof PasswordResetRequest>

export const PasswordReset = body({ token, password: newPassword })
export type PasswordReset = v.InferOutput<typeof PasswordReset>
