import {
  authenticate,
  confirmEmail,
  registerUser,
  resetPassword,
  sendPasswordReset,
} from '../domain/people/accounts.ts'
import { userView } from '../domain/views/views.ts'
import { tandemHandlers } from './tandemHandlers.ts'

export const authHandlers = tandemHandlers({
  login: (world, { body }, visitor) => {
    const user = authenticate(world, body.email, body.password)
    visitor.signIn(user.id)
    return userView(world, user)
  },
  logout: (_world, _input, caller) => caller.signOut(),
  register: (world, { body }, visitor) => {
    const user = registerUser(world, body)
    visitor.signIn(user.id)
    return userView(world, user)
  },
  confirmEmail: (world, { body }) => confirmEmail(world, body.token),
  requestPasswordReset: (world, { body }) => sendPasswordReset(world, body.email),
  resetPassword: (world, { body }) => resetPassword(world, body.token, body.password),
})
