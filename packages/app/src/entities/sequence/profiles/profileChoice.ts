import { type RowAction } from '@tandem/components'
import { type ProfileLink } from '@tandem/contract'

const choices = {
  remove: { label: 'Selected' },
  add: { label: 'Select' },
  overwrite: { label: 'Select' },
  /** SEQ-64 */
  tooMany: { label: 'Select', isDisabled: true, hint: 'Too many profiles!' },
  /** SEQ-63 */
  anotherClient: {
    label: 'Another Client',
    isDisabled: true,
    hint: 'Only profiles with the same AI client can be added.',
  },
} as const satisfies Record<ProfileLink, Omit<RowAction, 'id'>>

/** The button of a profile (SEQ-59). `isBusy`: a change of this profile is being saved. */
export const profileChoice = (id: ProfileLink, removeHint: string, isBusy: boolean): RowAction => ({
  id,
  isQuick: true,
  ...choices[id],
  ...(id === 'remove' && { hint: removeHint }),
  ...(isBusy && { isDisabled: true }),
})
