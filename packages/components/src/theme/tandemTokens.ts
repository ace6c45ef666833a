/** The ids of the nine categories of a conversation (SHELL-55). */
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

/** References to Tandem's additional tokens for styles. Each is a CSS variable set by `TandemProvider`. */
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
  /** The lost part of a funnel's bar. Its colour differs from the reached part (`chartSeries1`) and from the track. */
  chartLost: 'var(--chartLost)',
  chartGrid: 'var(--chartGrid)',
  /** Height of a table row or a list line: 40 px, 32 px when compact. */
  sizeRow: 'var(--sizeRow)',
  /** Height of the top bar. */
  sizeTopBar: 'var(--sizeTopBar)',
  /** Maximum width of a page's content. */
  sizeContent: 'var(--sizeContent)',
  /** Width of the drawer for filters. */
  sizeFilterDrawer: 'var(--sizeFilterDrawer)',
  /** Widths of the drawer for an entity: normal, medium and wide. */
  sizeEntityDrawer: 'var(--sizeEntityDrawer)',
  sizeEntityDrawerMedium: 'var(--sizeEntityDrawerMedium)',
  sizeEntityDrawerWide: 'var(--sizeEntityDrawerWide)',
}

/** Tandem's tokens in addition to Fluent's. */
export type TandemTokens = Readonly<Record<keyof typeof tandemTokens, string>>
