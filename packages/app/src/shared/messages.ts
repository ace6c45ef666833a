/** Texts that any screen may show. */
export const sharedMessages = {
  loading: 'Loading...',
  unanswered: 'The server could not be reached. Check your connection and try again.',
  failed: (status: number) => `The server answered with an error (${status}). Try again in a moment.`,
  unexpected: 'Something unexpected happened. Try again in a moment.',
  requiredField: 'Field is required!',
  retry: 'Try again',
  undo: 'Undo',
  cancel: 'Cancel',
  closeWindow: 'Close this window',
  nothingFound: 'Nothing found',
  rangeFailed: 'The figures of this range could not be loaded; those of the range before are below.',
  update: { text: 'Update', pending: 'Updating…' },
  person: { name: 'Full Name', email: 'Email' },
  dropZone: { drop: 'Drop files here, or', dropOne: 'Drop a file here, or', browse: 'browse' },
  discard: {
    title: 'Discard your changes?',
    text: 'What you changed here is not saved.',
    confirm: 'Discard',
    cancel: 'Keep editing',
  },
} as const
