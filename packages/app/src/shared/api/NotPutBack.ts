/**
 * A profile or recipient could not move to a new sequence, and could not return to the old sequence. `cause` is the
 * error of the move.
 */
export class NotPutBack extends Error {
  override readonly name = 'NotPutBack'
  /** False if the profile or recipient may still be in the old sequence. */
  readonly hasLeft: boolean

  constructor(cause: unknown, hasLeft: boolean) {
    super('could neither join the new sequence nor return to the old sequence', { cause })
    this.hasLeft = hasLeft
  }
}
