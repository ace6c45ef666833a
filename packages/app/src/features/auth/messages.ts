export const authMessages = {
  email: 'Email',
  password: 'Password',
  show: { text: 'Show', name: 'Show password' },
  hide: { text: 'Hide', name: 'Hide password' },
  toLogin: 'Sign in',
  login: {
    title: 'Sign in to Tandem',
    expired: 'Your session has ended. Sign in again to continue where you left off.',
    submit: 'Sign in',
    pending: 'Signing in…',
    forgot: 'Forgot your password?',
    register: 'Create an account',
  },
  logoutFailed: 'Logout failed!',
} as const

export const emailNoticeMessages = {
  title: 'Confirm your email',
  text: (email: string) => `Open the link that we have sent to ${email}.`,
  sendAgain: 'Send it again',
  sent: 'The email is on its way.',
  failed: 'The email could not be sent.',
} as const
