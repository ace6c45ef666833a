/** Texts of the sequence drawer. Those with a rule's id are exact. */
export const sequenceDrawerMessages = {
  /** SEQ-52 */
  messagesSaved: 'Sequence messages has been saved successfully.',
  /** SEQ-54 */
  infoSaved: 'Sequence info has been saved successfully.',
  saveFailed: 'Saving changes failed. Please try again later.',
} as const
