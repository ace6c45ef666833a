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

/** References to Tandem's own tokens for styles: each is a CSS variable that `TandemProvider` sets. */
export const tandemTokens = {
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
  /** First, second and third series of a chart: 3:1 against the surface. */
  chartSeries1: 'var(--chartSeries1)',
  chartSeries2: 'var(--chartSeries2)',
  chartSeries3: 'var(--chartSeries3)',
  /** The part of the first series that a stage lost; differs from the series and from its track. */
  chartLost: 'var(--chartLost)',
  chartGrid: 'var(--chartGrid)',
  /** Height of a table row or a list line: 40 px, 32 px when compact. */
  sizeRow: 'var(--sizeRow)',
  /** Height of the top bar. */
  sizeTopBar: 'var(--sizeTopBar)',
  /** Widest that a page's content gets. */
  sizeContent: 'var(--sizeContent)',
  /** Width of the drawer for filters. */
  sizeFilterDrawer: 'var(--sizeFilterDrawer)',
  /** Widths of the drawer for an entity. */
  sizeEntityDrawer: 'var(--sizeEntityDrawer)',
  sizeEntityDrawerMedium: 'var(--sizeEntityDrawerMedium)',
  sizeEntityDrawerWide: 'var(--sizeEntityDrawerWide)',
}

/** Tandem's own tokens, which its themes hold beside Fluent's. */
export type TandemTokens = Readonly<Record<keyof typeof tandemTokens, string>>
