/** Do not change a text if the comment above it is the id of a rule. */
export const attachMessages = {
  title: (name: string, isNew: boolean) => `${isNew ? 'Connect' : 'Reconnect'} ${name}`,
  steps: { label: 'Steps to connect', open: 'Open the window', signIn: 'Sign in', check: 'Check' },
  opening: 'Opening the window to sign in…',
  urlFailed: 'The address of the sign-in page could not be loaded.',
  badUrl: 'The server sent an address that cannot be opened.',
  blocked: {
    title: 'The browser blocked the window.',
    text: 'Allow windows for this site, or open the page yourself:',
    link: 'Open the sign-in page',
  },
  signIn: (name: string) =>
    `Sign in to the account of ${name} in the window. The connection is checked when the window closes.`,
  signInElsewhere: (name: string) =>
    `Have you signed in to the account of ${name}? Then check the connection. Otherwise open the window again: nothing is lost.`,
  checking: 'Waiting for the connection to be confirmed. Did you close the window too early? Open it again.',
  progress: (tries: number, all: number) => `Checking ${tries} of ${all}`,
  offline: 'The connection to the server is lost. Checking continues when the connection is back.',
  show: 'Show the window',
  openAgain: 'Open the window again',
  check: 'Check now',
  stop: 'Stop',
  cancel: 'Cancel',
  /** PROF-16 */
  success: 'Profile was successfully added.',
  /** PROF-17 */
  error: 'Error occurred while adding profile. Please try to reconnect profile in a few minutes.',
  /** PROF-18 */
  warning:
    'Profile connection was not verified. In case you attached it successfully, please wait for a few minutes. Otherwise, please try again.',
  again: 'Try again',
} as const
