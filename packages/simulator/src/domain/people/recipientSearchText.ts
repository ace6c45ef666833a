/** The lower-case text for searches of recipients. Stored with each row. */
export function recipientSearchText(recipient: {
  readonly firstName: string
  readonly lastName: string
  readonly title: string | null
  readonly company: string | null
}): string {
  const { firstName, lastName, title, company } = recipient
  return `${firstName} ${lastName}\n${company ?? ''}\n${title ?? ''}`.toLowerCase()
}
