/** One entry of the navigation. */
export interface NavItem {
  readonly id: string
  readonly label: string
  /** Path in the app. */
  readonly href: string
  /** A count beside the label; 0 shows nothing. */
  readonly count?: number | undefined
  /** The unit of the count, for screen readers: 'unread'. */
  readonly countLabel?: string | undefined
  /** Shows a red '!' beside the label and reads this text out: 'reconnect needed'. */
  readonly alertLabel?: string | undefined
}
