import {
  authenticate,
  confirmEmail,
  registerUser,
  resetPassword,
  sendConfirmation,
  sendPasswordReset,
} from '../domain/people/accounts.ts'
import { userView } from '../domain/views/views.ts'
import { tandemHandlers } from './caller.ts'

export const authHandlers = tandemHandlers({
  login: (world, { body }, session) => {
    const user = authenticate(world, body.email, body.password)
    session.signIn(user.id)
    return userView(world, user)
  },
  logout: (_world, _input, session) => session.signOut(),
  register: (world, { body }, session) => {
    const user = registerUser(world, body)
    session.signIn(user.id)
    return userView(world, user)
  },
  confirmEmail: (world, { body }) => confirmEmail(world, body.token),
  requestConfirmation: (world, { body }) => sendConfirmation(world, body.email),
  requestPasswordReset: (world, { body }) => sendPasswordReset(world, body.email),
  resetPassword: (world, { body }) => resetPassword(world, body.token, body.password),
})
