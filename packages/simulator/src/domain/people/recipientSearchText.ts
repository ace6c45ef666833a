/** What a search of recipients looks through: made once when a recipient is written, as there are many of them. */
export function recipientSearchText(recipient: {
  readonly firstName: string
  readonly lastName: string
  readonly title: string | null
  readonly company: string | null
}): string {
  const { firstName, lastName, title, company } = recipient
  return `${firstName} ${lastName}\n${company ?? ''}\n${title ?? ''}`.toLowerCase()
}
