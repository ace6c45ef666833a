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
  login: (workspace, { body }, session) => {
    const user = authenticate(workspace, body.email, body.password)
    session.signIn(user.id)
    return userView(workspace, user)
  },
  logout: (_workspace, _input, session) => session.signOut(),
  register: (workspace, { body }, session) => {
    const user = registerUser(workspace, body)
    session.signIn(user.id)
    return userView(workspace, user)
  },
  confirmEmail: (workspace, { body }) => confirmEmail(workspace, body.token),
  requestConfirmation: (workspace, { body }) => sendConfirmation(workspace, body.email),
  requestPasswordReset: (workspace, { body }) => sendPasswordReset(workspace, body.email),
  resetPassword: (workspace, { body }) => resetPassword(workspace, body.token, body.password),
})
