export const sequenceTabMessages = {
  messages: 'Messages',
  reEngagements: 'Re-engagement',
  responseManager: 'Response Manager',
  /** SEQ-49 */
  followUps: 'AI Follow Ups',
  settings: 'Settings',
  save: 'Save',
  /** SEQ-53 */
  submit: 'Submit',
  saving: 'Saving…',
  changedMeanwhile: {
    text: 'Someone else changed this sequence. If you save, your version replaces theirs.',
    mine: 'Overwrite',
    theirs: 'Load latest',
  },
} as const
