/** An item could neither join its new place (the error in `cause`) nor return to its old place. */
export class NotPutBack extends Error {
  override readonly name = 'NotPutBack'
  /** False if the item may still be in its old place: the call to leave failed, but may have had an effect. */
  readonly hasLeft: boolean

  constructor(cause: unknown, hasLeft: boolean) {
    super('moved out, but neither in nor back', { cause })
    this.hasLeft = hasLeft
  }
}
