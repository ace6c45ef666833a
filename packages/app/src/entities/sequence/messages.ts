export const sequencePickerMessages = {
  label: 'Import into a sequence',
  hint: 'Optional: without a sequence, recipients are only added to the list.',
  placeholder: 'Choose a sequence',
  failed: 'The sequences could not be loaded.',
  unknown: (text: string) => `There is no sequence “${text}”. Choose one from the list, or clear the field.`,
} as const

/** Do not change these texts (DASH-4). */
export const firstSequenceMessages = {
  title: 'Create your first sequence',
  text: 'It starts with sequence. It ends with calls with target clients. Make the first step',
  action: 'Create Sequence',
} as const
