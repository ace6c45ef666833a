/** Lets the next navigation leave a page with unsaved changes. */
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
