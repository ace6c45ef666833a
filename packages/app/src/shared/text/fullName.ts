/** Characters that also change the direction of the text after the name. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/** Empty if the recipient is unknown. */
export const fullNameOf = (recipient: { readonly firstName: string; readonly lastName: string } | undefined): string =>
  recipient ? `${recipient.firstName} ${recipient.lastName}`.replaceAll(directionControls, '').trim() : ''
