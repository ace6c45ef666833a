/** Texts of the tabs that edit the messages of a sequence. */
export const sequenceTabMessages = {
  messages: 'Messages',
  reEngagements: 'Re-Engagement',
  responseManager: 'Response Manager',
  /** SEQ-49 */
  followUps: 'AI Follow Ups',
  settings: 'Settings',
  save: 'Save',
  /** SEQ-53 */
  submit: 'Submit',
  saving: 'Saving…',
  changedMeanwhile: {
    text: 'This sequence was changed meanwhile. If you save, your version replaces the other one.',
    mine: 'Keep mine',
    theirs: 'Take theirs',
  },
} as const
