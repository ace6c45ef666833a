/**
 * Characters that change the direction of the following text, even outside of the name. Names do not need these
 * characters.
 */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/** The full name of a recipient. Empty if unknown. */
export const fullNameOf = (recipient: { readonly firstName: string; readonly lastName: string } | undefined): string =>
  recipient ? `${recipient.firstName} ${recipient.lastName}`.replaceAll(directionControls, '').trim() : ''
