/** An item could not join its new place (error: `cause`), and could not return. */
export class NotPutBack extends Error {
  override readonly name = 'NotPutBack'
  /** False if the item may still be in its old place. */
  readonly hasLeft: boolean

  constructor(cause: unknown, hasLeft: boolean) {
    super('moved out, but neither in nor back', { cause })
    this.hasLeft = hasLeft
  }
}
