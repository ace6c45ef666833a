import { folded } from '@tandem/contract'

/** The folded text for searches. Its first line is the name. */
export function recipientSearchText(recipient: {
  readonly firstName: string
  readonly lastName: string
  readonly title: string | null
  readonly company: string | null
}): string {
  const { firstName, lastName, title, company } = recipient
  return folded(`${firstName} ${lastName}\n${company ?? ''}\n${title ?? ''}`)
}
