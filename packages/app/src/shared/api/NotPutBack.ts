/** A move failed for the reason in `cause`, and the return to the old place also failed. */
export class NotPutBack extends Error {
  override readonly name = 'NotPutBack'
  /** False: the call to leave the old place failed, but may have had an effect. */
  readonly hasLeft: boolean

  constructor(cause: unknown, hasLeft: boolean) {
    super('moved out, but neither in nor back', { cause })
    this.hasLeft = hasLeft
  }
}
