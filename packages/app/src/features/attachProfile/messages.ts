/** Texts of the simulated page that connects a profile's account. */
export const connectMessages = {
  title: 'Connect an account',
  text: 'A simulated sign-in to the account of this profile. Choose how it ends.',
  label: 'Outcome',
  ok: 'The account is connected',
  error: 'The account cannot be connected',
  submit: 'Continue',
  pending: 'Connecting…',
  done: 'Done. You can close this window.',
  unknown: 'There is no profile at this address.',
  unavailable: 'Accounts are connected on another page. Close this window and try again in Tandem.',
} as const
