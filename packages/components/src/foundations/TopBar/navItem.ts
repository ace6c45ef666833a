export interface NavItem {
  readonly id: string
  readonly label: string
  readonly href: string
  /** 0 shows no count. */
  readonly count?: number | undefined
  /** For screen readers: 'unread'. */
  readonly countLabel?: string | undefined
  /** Shows a red '!' with this text for screen readers. */
  readonly alertLabel?: string | undefined
}
