/** A move failed with the error in `cause`, and the return to the old place failed, too. */
export class NotPutBack extends Error {
  override readonly name = 'NotPutBack'
  /** False: the call to leave the old place failed, but the server may have carried it out. */
  readonly hasLeft: boolean

  constructor(cause: unknown, hasLeft: boolean) {
    super('moved out, but neither in nor back', { cause })
    this.hasLeft = hasLeft
  }
}
