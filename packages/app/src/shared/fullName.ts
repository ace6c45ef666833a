/** The full name of a recipient; empty when it is unknown. */
export const fullNameOf = (recipient: { readonly firstName: string; readonly lastName: string } | undefined): string =>
  recipient ? `${recipient.firstName} ${recipient.lastName}`.trim() : ''
