/** Texts of signing in and out; those of the specification to the letter. */
export const authMessages = {
  login: {
    title: 'Sign in to Tandem',
    expired: 'Your session has ended. Sign in again to go on where you were.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    pending: 'Signing in…',
  },
  password: {
    show: { text: 'Show', name: 'Show password' },
    hide: { text: 'Hide', name: 'Hide password' },
  },
  logoutFailed: 'Logout failed!',
} as const
