/** Characters that turn the text behind them around, also the text of others. No name needs them. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/** The full name of a recipient; empty when it is unknown. */
export const fullNameOf = (recipient: { readonly firstName: string; readonly lastName: string } | undefined): string =>
  recipient ? `${recipient.firstName} ${recipient.lastName}`.replaceAll(directionControls, '').trim() : ''
