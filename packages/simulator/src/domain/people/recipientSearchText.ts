import { folded } from '@tandem/contract'

/** Returns the text that a search compares with the typed words. The first line is the recipient's name. */
export function recipientSearchText(recipient: {
  readonly firstName: string
  readonly lastName: string
  readonly title: string | null
  readonly company: string | null
}): string {
  const { firstName, lastName, title, company } = recipient
  return folded(`${firstName} ${lastName}\n${company ?? ''}\n${title ?? ''}`)
}
