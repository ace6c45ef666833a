/** The nine categories of a conversation (SHELL-55), as the theme names them. */
export const categoryColorIds = [
  'interested',
  'info_request',
  'neutral',
  'not_now',
  'objection',
  'not_interested',
  'unqualified',
  'stop_campaign',
  'not_categorized',
] as const

export type CategoryColorId = (typeof categoryColorIds)[number]

/** What Tandem's themes hold beside Fluent's tokens. */
export interface TandemTokens {
  readonly categoryInterestedBackground: string
  readonly categoryInterestedForeground: string
  readonly categoryInfoRequestBackground: string
  readonly categoryInfoRequestForeground: string
  readonly categoryNeutralBackground: string
  readonly categoryNeutralForeground: string
  readonly categoryNotNowBackground: string
  readonly categoryNotNowForeground: string
  readonly categoryObjectionBackground: string
  readonly categoryObjectionForeground: string
  readonly categoryNotInterestedBackground: string
  readonly categoryNotInterestedForeground: string
  readonly categoryUnqualifiedBackground: string
  readonly categoryUnqualifiedForeground: string
  readonly categoryStopCampaignBackground: string
  readonly categoryStopCampaignForeground: string
  /** First, second and third series of a chart: 3:1 against the surface. */
  readonly chartSeries1: string
  readonly chartSeries2: string
  readonly chartSeries3: string
  /** The part of the first series that a stage lost: tells apart from the series and from its track. */
  readonly chartLost: string
  readonly chartGrid: string
  /** Height of a table row or a list line: 40 px, 32 px when compact. */
  readonly sizeRow: string
  /** Height of the top bar. */
  readonly sizeTopBar: string
  /** Widest that a page's content gets. */
  readonly sizeContent: string
  /** Width of the drawer for filters. */
  readonly sizeFilterDrawer: string
  /** Widths of the drawer for an entity. */
  readonly sizeEntityDrawer: string
  readonly sizeEntityDrawerMedium: string
  readonly sizeEntityDrawerWide: string
}

/** References to Tandem's own tokens for styles: each is a CSS variable that `TandemProvider` sets. */
export const tandemTokens: TandemTokens = {
  categoryInterestedBackground: 'var(--categoryInterestedBackground)',
  categoryInterestedForeground: 'var(--categoryInterestedForeground)',
  categoryInfoRequestBackground: 'var(--categoryInfoRequestBackground)',
  categoryInfoRequestForeground: 'var(--categoryInfoRequestForeground)',
  categoryNeutralBackground: 'var(--categoryNeutralBackground)',
  categoryNeutralForeground: 'var(--categoryNeutralForeground)',
  categoryNotNowBackground: 'var(--categoryNotNowBackground)',
  categoryNotNowForeground: 'var(--categoryNotNowForeground)',
  categoryObjectionBackground: 'var(--categoryObjectionBackground)',
  categoryObjectionForeground: 'var(--categoryObjectionForeground)',
  categoryNotInterestedBackground: 'var(--categoryNotInterestedBackground)',
  categoryNotInterestedForeground: 'var(--categoryNotInterestedForeground)',
  categoryUnqualifiedBackground: 'var(--categoryUnqualifiedBackground)',
  categoryUnqualifiedForeground: 'var(--categoryUnqualifiedForeground)',
  categoryStopCampaignBackground: 'var(--categoryStopCampaignBackground)',
  categoryStopCampaignForeground: 'var(--categoryStopCampaignForeground)',
  chartSeries1: 'var(--chartSeries1)',
  chartSeries2: 'var(--chartSeries2)',
  chartSeries3: 'var(--chartSeries3)',
  chartLost: 'var(--chartLost)',
  chartGrid: 'var(--chartGrid)',
  sizeRow: 'var(--sizeRow)',
  sizeTopBar: 'var(--sizeTopBar)',
  sizeContent: 'var(--sizeContent)',
  sizeFilterDrawer: 'var(--sizeFilterDrawer)',
  sizeEntityDrawer: 'var(--sizeEntityDrawer)',
  sizeEntityDrawerMedium: 'var(--sizeEntityDrawerMedium)',
  sizeEntityDrawerWide: 'var(--sizeEntityDrawerWide)',
}
