export interface NavItem {
  readonly id: string
  readonly label: string
  readonly href: string
  /** 0 shows no count. */
  readonly count?: number | undefined
  /** Screen readers read this text after the count, such as 'unread'. */
  readonly countLabel?: string | undefined
  /** Shows a red '!' with this text for screen readers. */
  readonly alertLabel?: string | undefined
}
