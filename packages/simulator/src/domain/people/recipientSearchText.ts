import { folded } from '@tandem/contract'

/** Returns the text in which a search looks for its words. The recipient's name is the first line of the text. */
export function recipientSearchText(recipient: {
  readonly firstName: string
  readonly lastName: string
  readonly title: string | null
  readonly company: string | null
}): string {
  const { firstName, lastName, title, company } = recipient
  return folded(`${firstName} ${lastName}\n${company ?? ''}\n${title ?? ''}`)
}
