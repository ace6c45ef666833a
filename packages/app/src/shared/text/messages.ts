import { counted } from '@tandem/components'

export const sharedMessages = {
  loading: 'Loading...',
  unanswered: 'The server could not be reached. Check your connection and try again.',
  offline: 'You are offline. Tandem will refresh when you are back.',
  notSent: 'You are offline. Try again when you are back.',
  unreadable: 'Unexpected response. Try again in a moment.',
  unconfirmed: 'Your change may have been saved. The page now shows the saved state.',
  failed: (status: number) => `Server error (${status}). Try again in a moment.`,
  notTried: 'Not tried, because the server fails.',
  unexpected: 'Something unexpected happened. Try again in a moment.',
  hasLeft: 'It has left its old sequence and could not be put back.',
  mayHaveLeft: 'It may have left its old sequence and could not be put back.',
  requiredField: 'Field is required!',
  tryAgainIn: (secs: number) =>
    secs < 60
      ? `Try again in ${counted(secs, 'second')}.`
      : `Try again in ${Math.floor(secs / 60)}:${String(secs % 60).padStart(2, '0')} minutes.`,
  tryAgainNow: 'You can try again now.',
  saved: 'Your changes have been saved.',
  notSaved: 'What you entered could not be saved',
  retry: 'Try again',
  undo: 'Undo',
  cancel: 'Cancel',
  closeWindow: 'Close this window',
  nothingFound: 'Nothing found',
  country: { label: 'Country', none: 'Not chosen' },
  update: { text: 'Update', pending: 'Updating…' },
  visitor: { signIn: 'Sign in', register: 'Create an account' },
  person: { name: 'Full Name', email: 'Email' },
  shortcutSwitch: 'Use keyboard shortcuts',
  dropZone: { drop: 'Drop files here, or', dropOne: 'Drop a file here, or', browse: 'browse' },
  discard: {
    title: 'Discard your changes?',
    text: 'Your changes will be lost.',
    confirm: 'Discard',
    cancel: 'Keep editing',
  },
} as const
