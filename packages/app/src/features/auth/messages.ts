/** Texts of signing in and out; those of the specification to the letter. */
export const authMessages = {
  login: {
    title: 'Sign in to Tandem',
    expired: 'Your session has ended. Sign in again to go on where you were.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    invalidEmail: 'Enter an email address such as name@example.com.',
  },
  logoutFailed: 'Logout failed!',
} as const
