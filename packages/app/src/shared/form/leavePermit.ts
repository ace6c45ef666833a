/**
 * Remembers that the user has answered the question about unsaved changes, so that the next navigation may leave the
 * page.
 */
export interface LeavePermit {
  readonly isGiven: () => boolean
  readonly give: () => void
  readonly withdraw: () => void
}

export function createLeavePermit(): LeavePermit {
  let isGiven = false
  return {
    isGiven: () => isGiven,
    give: () => {
      isGiven = true
    },
    withdraw: () => {
      isGiven = false
    },
  }
}
