/** One entry of the navigation. */
export interface NavItem {
  readonly id: string
  readonly label: string
  /** Path in the app. */
  readonly href: string
  /** A count next to the label; 0 shows no count. */
  readonly count?: number | undefined
  /** The unit of the count, for screen readers: 'unread'. */
  readonly countLabel?: string | undefined
  /** Shows a red '!' next to the label and reads this text out: 'reconnect needed'. */
  readonly alertLabel?: string | undefined
}
